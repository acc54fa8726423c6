import Foundation
import RegionModel
import ReservedRegions

/// The modifiers that a document may name.
@MainActor
package enum DocumentModifiers {
    struct Entry {
        /// The fields of the value, where it may be an object.
        let fields: [String]
        let apply: @MainActor (any View, JSONField) throws(InputError) -> any View
    }

    package static let names: [String] = all.keys.sorted()

    /// The fields that a modifier's value may have.
    package static func fields(of name: String) -> [String] { all[name]?.fields ?? [] }

    static let all: [String: Entry] = [
        "frame": Entry(fields: frameFields, apply: frame),
        "padding": Entry(fields: ["top", "leading", "bottom", "trailing"], apply: padding),
        "background": Entry(fields: ["content", "alignment"]) { (view, json) throws(InputError) in
            let content = try DocumentReader.content(json)
            return view.background(alignment: try DocumentAlignments.both(json)) { content }
        },
        "overlay": Entry(fields: ["content", "alignment"]) { (view, json) throws(InputError) in
            let content = try DocumentReader.content(json)
            return view.overlay(alignment: try DocumentAlignments.both(json)) { content }
        },
        "fixedSize": Entry(fields: ["horizontal", "vertical"]) { (view, json) throws(InputError) in
            if case .bool(let isFixed) = json.value { return isFixed ? view.fixedSize() : view }
            return view.fixedSize(
                horizontal: try json.optional("horizontal")?.bool() ?? false,
                vertical: try json.optional("vertical")?.bool() ?? false)
        },
        "aspectRatio": Entry(fields: ["ratio", "contentMode"]) { (view, json) throws(InputError) in
            let mode: ContentMode = try json.optional("contentMode")?.choice(["fit": .fit, "fill": .fill]) ?? .fit
            let ratio = try json.optional("ratio")?.number()
            return view.aspectRatio(ratio.map { CGFloat($0) }, contentMode: mode)
        },
        "layoutPriority": Entry { (view, json) throws(InputError) in view.layoutPriority(try json.number()) },
        "alignmentGuide": Entry(fields: ["guide", "value"], apply: alignmentGuide),
        "position": Entry { (view, json) throws(InputError) in view.position(try DocumentReader.point(json)) },
        "offset": Entry { (view, json) throws(InputError) in
            let shift = try DocumentReader.point(json)
            return view.offset(x: shift.x, y: shift.y)
        },
        "safeAreaInset": Entry(fields: ["edge", "spacing", "alignment", "content"], apply: safeAreaInset),
        "ignoresSafeArea": Entry { (view, json) throws(InputError) in
            if case .bool(let ignores) = json.value { return ignores ? view.ignoresSafeArea() : view }
            var edges: Edge.Set = []
            for field in try json.items() {
                edges.formUnion(
                    try field.choice([
                        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
                    ]))
            }
            return view.ignoresSafeArea(edges: edges)
        },
        "environment": Entry(fields: ["layoutDirection"]) { (view, json) throws(InputError) in
            let direction = try json.required("layoutDirection").choice(of: LayoutDirection.self)
            return view.environment(\.layoutDirection, direction)
        },
        "font": Entry(apply: font),
        "foregroundColor": Entry { (view, json) throws(InputError) in
            view.foregroundColor(try DocumentColors.color(json))
        },
        "lineLimit": Entry { (view, json) throws(InputError) in
            let limit = try json.number()
            guard limit >= 1, limit < 1e6 else { throw json.error(expected: "a number of lines, at least 1") }
            return view.lineLimit(Int(limit))
        },
        "multilineTextAlignment": Entry { (view, json) throws(InputError) in
            view.multilineTextAlignment(try json.choice(of: TextAlignment.self))
        },
        "opacity": Entry { (view, json) throws(InputError) in view.opacity(try json.number()) },
        "accessibilityLabel": Entry { (view, json) throws(InputError) in view.accessibilityLabel(try json.string()) },
        "id": Entry { (view, json) throws(InputError) in view.id(try json.string()) },
    ]

    private static let limits = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    private static let frameFields = ["width", "height", "alignment"] + limits

    private static func frame(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        let alignment = try DocumentAlignments.both(json)
        let keys = try json.keys()
        guard keys.contains(where: limits.contains) else {
            return view.frame(
                width: try DocumentReader.length(json, "width"), height: try DocumentReader.length(json, "height"),
                alignment: alignment)
        }
        if let fixed = keys.first(where: { $0 == "width" || $0 == "height" }) {
            throw InputError(
                place: json.place, found: "\"\(fixed)\" beside limits", expected: "a fixed frame or one with limits")
        }
        return view.frame(
            minWidth: try DocumentReader.length(json, "minWidth"),
            idealWidth: try DocumentReader.length(json, "idealWidth"),
            maxWidth: try DocumentReader.length(json, "maxWidth"),
            minHeight: try DocumentReader.length(json, "minHeight"),
            idealHeight: try DocumentReader.length(json, "idealHeight"),
            maxHeight: try DocumentReader.length(json, "maxHeight"), alignment: alignment)
    }

    private static func padding(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        if case .number(let length) = json.value { return view.padding(length) }
        return view.padding(
            EdgeInsets(
                top: try json.optional("top")?.number() ?? 0, leading: try json.optional("leading")?.number() ?? 0,
                bottom: try json.optional("bottom")?.number() ?? 0,
                trailing: try json.optional("trailing")?.number() ?? 0))
    }

    private static func alignmentGuide(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        let value = CGFloat(try json.required("value").number())
        let name = try json.required("guide")
        if case .string("leading") = name.value { return view.alignmentGuide(.leading) { _ -> CGFloat in value } }
        if case .string("trailing") = name.value { return view.alignmentGuide(.trailing) { _ -> CGFloat in value } }
        if case .string("horizontalCenter") = name.value {
            return view.alignmentGuide(HorizontalAlignment.center) { _ -> CGFloat in value }
        }
        let guide: VerticalAlignment = try name.choice([
            "top": .top, "bottom": .bottom, "verticalCenter": .center, "firstTextBaseline": .firstTextBaseline,
            "lastTextBaseline": .lastTextBaseline, "leading": .top, "trailing": .top, "horizontalCenter": .top,
        ])
        return view.alignmentGuide(guide) { _ -> CGFloat in value }
    }

    private static func safeAreaInset(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        let content = try DocumentReader.content(json)
        let spacing = try json.optional("spacing")?.number()
        let edge: Edge = try json.required("edge")
            .choice(["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing])
        switch edge {
        case .top, .bottom:
            return view.safeAreaInset(
                edge: edge == .top ? VerticalEdge.top : .bottom, alignment: try DocumentAlignments.horizontal(json),
                spacing: spacing.map { CGFloat($0) }
            ) { content }
        case .leading, .trailing:
            return view.safeAreaInset(
                edge: edge == .leading ? HorizontalEdge.leading : .trailing,
                alignment: try DocumentAlignments.vertical(json), spacing: spacing.map { CGFloat($0) }
            ) { content }
        }
    }

    private static func font(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        if case .number(let size) = json.value { return view.font(.system(size: size)) }
        return view.font(
            try json.choice([
                "largeTitle": Font.largeTitle, "title": .title, "title2": .title2, "title3": .title3,
                "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
                "footnote": .footnote, "caption": .caption, "caption2": .caption2,
            ]))
    }
}

extension DocumentModifiers.Entry {
    /// A modifier whose value is no object.
    init(apply: @escaping @MainActor (any View, JSONField) throws(InputError) -> any View) {
        self.init(fields: [], apply: apply)
    }
}
