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
            let ratio = try json.optional("ratio")
            let number = try ratio.extent()
            if let ratio, number == 0 { throw ratio.error(expected: "a ratio above zero") }
            return view.aspectRatio(number, contentMode: mode)
        },
        "splitArrangementLayoutRatio": Entry(fields: ratioFields, apply: splitArrangementLayoutRatio),
        "splitArrangementLayoutSize": Entry(fields: limits, apply: splitArrangementLayoutSize),
        "splitArrangementFixedLayoutSize": Entry(
            fields: ["horizontal", "vertical"], apply: splitArrangementFixedLayoutSize),
        "overlayArrangementEdge": Entry(apply: overlayArrangementEdge),
        "layoutPriority": Entry { (view, json) throws(InputError) in view.layoutPriority(try json.distance()) },
        "alignmentGuide": Entry(fields: ["guide", "value"], apply: alignmentGuide),
        "position": Entry { (view, json) throws(InputError) in view.position(try DocumentReader.point(json)) },
        "offset": Entry { (view, json) throws(InputError) in
            let shift = try DocumentReader.point(json)
            return view.offset(x: shift.x, y: shift.y)
        },
        "displaced": Entry(fields: displacementFields, apply: displaced),
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
            guard limit >= 1, limit < 1e6, limit == limit.rounded() else {
                throw json.error(expected: "a whole number of lines, at least 1")
            }
            return view.lineLimit(Int(limit))
        },
        "multilineTextAlignment": Entry { (view, json) throws(InputError) in
            view.multilineTextAlignment(try json.choice(of: TextAlignment.self))
        },
        "opacity": Entry { (view, json) throws(InputError) in
            let opacity = try json.number()
            guard (0...1).contains(opacity) else { throw json.error(expected: "a number from 0 to 1") }
            return view.opacity(opacity)
        },
        "accessibilityLabel": Entry { (view, json) throws(InputError) in view.accessibilityLabel(try json.string()) },
        "id": Entry { (view, json) throws(InputError) in view.id(try json.string()) },
    ]

    static let limits = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    private static let frameFields = ["width", "height", "alignment"] + limits

    private static func frame(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        let alignment = try DocumentAlignments.both(json)
        let keys = try json.keys()
        guard keys.contains(where: limits.contains) else {
            return view.frame(
                width: try json.optional("width").extent(), height: try json.optional("height").extent(),
                alignment: alignment)
        }
        if let fixed = keys.first(where: { $0 == "width" || $0 == "height" }) {
            throw InputError(
                place: json.place, found: "\"\(fixed)\" beside limits", expected: "a fixed frame or one with limits")
        }
        return view.frame(
            minWidth: try json.optional("minWidth").extent(),
            idealWidth: try json.optional("idealWidth").extent(),
            maxWidth: try json.optional("maxWidth").limit(),
            minHeight: try json.optional("minHeight").extent(),
            idealHeight: try json.optional("idealHeight").extent(),
            maxHeight: try json.optional("maxHeight").limit(), alignment: alignment)
    }

    private static func padding(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        if case .number = json.value { return view.padding(try json.distance()) }
        return view.padding(
            EdgeInsets(
                top: try json.optional("top").distance() ?? 0, leading: try json.optional("leading").distance() ?? 0,
                bottom: try json.optional("bottom").distance() ?? 0,
                trailing: try json.optional("trailing").distance() ?? 0))
    }

    private static func alignmentGuide(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        let value = try json.required("value").distance()
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
        let spacing = try json.optional("spacing").distance()
        let edge: Edge = try json.required("edge")
            .choice(["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing])
        switch edge {
        case .top, .bottom:
            return view.safeAreaInset(
                edge: edge == .top ? VerticalEdge.top : .bottom, alignment: try DocumentAlignments.horizontal(json),
                spacing: spacing
            ) { content }
        case .leading, .trailing:
            return view.safeAreaInset(
                edge: edge == .leading ? HorizontalEdge.leading : .trailing,
                alignment: try DocumentAlignments.vertical(json), spacing: spacing
            ) { content }
        }
    }

    private static func font(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        if case .number(let size) = json.value {
            guard size > 0, size <= 1000 else {
                throw json.error(expected: "a size above 0 and of at most 1000 points")
            }
            return view.font(.system(size: size))
        }
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
