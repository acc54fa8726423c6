import Foundation
import RegionModel
import ReservedRegions

/// The types of views that a document may name.
@MainActor
package enum DocumentTypes {
    struct Entry {
        /// The fields of the type beside `type` and `modifiers`.
        let fields: [String]
        let make: @MainActor (JSONField) throws(InputError) -> any View
    }

    package static let names: [String] = all.keys.sorted()

    /// The fields of a type beside `type` and `modifiers`.
    package static func fields(of name: String) -> [String] { all[name]?.fields ?? [] }

    static let all: [String: Entry] = [
        "HStack": Entry(fields: stackFields) { (json) throws(InputError) in
            let content = try DocumentReader.content(json)
            let alignment = try DocumentAlignments.vertical(json)
            return HStack(alignment: alignment, spacing: try json.optional("spacing").distance()) { content }
        },
        "VStack": Entry(fields: stackFields) { (json) throws(InputError) in
            let content = try DocumentReader.content(json)
            let alignment = try DocumentAlignments.horizontal(json)
            return VStack(alignment: alignment, spacing: try json.optional("spacing").distance()) { content }
        },
        "ZStack": Entry(fields: ["alignment", "content"]) { (json) throws(InputError) in
            let content = try DocumentReader.content(json)
            return ZStack(alignment: try DocumentAlignments.both(json)) { content }
        },
        "Group": Entry(fields: ["content"]) { (json) throws(InputError) in try DocumentReader.content(json) },
        "ViewThatFits": Entry(fields: ["axes", "content"]) { (json) throws(InputError) in
            let content = try DocumentReader.content(json)
            let axes = try DocumentReader.axes(json)
            return ViewThatFits(in: axes) { content }
        },
        "GeometryReader": Entry(fields: ["content"]) { (json) throws(InputError) in
            let content = try DocumentReader.content(json)
            return GeometryReader { _ in content }
        },
        "ArrangementView": Entry(fields: ["primary", "secondary", "style", "axes"], make: arrangementView),
        "RegionAvoidingLayout": Entry(fields: layoutFields, make: regionAvoidingLayout),
        "RegionAvoidingGrid": Entry(fields: gridFields, make: regionAvoidingGrid),
        "Spacer": Entry(fields: ["minLength"]) { (json) throws(InputError) in
            Spacer(minLength: try json.optional("minLength").extent())
        },
        "Divider": Entry(fields: []) { (_) throws(InputError) in Divider() },
        "Rectangle": Entry(fields: []) { (_) throws(InputError) in Rectangle() },
        "RoundedRectangle": Entry(fields: ["cornerRadius"]) { (json) throws(InputError) in
            RoundedRectangle(cornerRadius: try json.optional("cornerRadius").extent() ?? 0)
        },
        "Circle": Entry(fields: []) { (_) throws(InputError) in Circle() },
        "Capsule": Entry(fields: []) { (_) throws(InputError) in Capsule() },
        "Ellipse": Entry(fields: []) { (_) throws(InputError) in Ellipse() },
        "Color": Entry(fields: ["color"]) { (json) throws(InputError) in
            try json.optional("color").map { (field) throws(InputError) in try DocumentColors.color(field) }
                ?? Color.gray
        },
        "Text": Entry(fields: ["text"]) { (json) throws(InputError) in Text(try json.required("text").string()) },
        "Image": Entry(fields: ["name", "systemName"]) { (json) throws(InputError) in
            if let symbol = try json.optional("systemName") { return Image(systemName: try symbol.string()) }
            return Image(try json.required("name").string())
        },
        "Button": Entry(fields: ["title", "content"]) { (json) throws(InputError) in
            if let title = try json.optional("title") {
                let title = try title.string()
                return Button(title) {}
            }
            let content = try DocumentReader.content(json)
            return Button(action: {}, label: { content })
        },
        "WrappingArea": Entry(fields: ["area"]) { (json) throws(InputError) in
            let area = try json.required("area").extent()
            return WrappingArea(area: area)() {}
        },
    ]

    private static let stackFields = ["spacing", "alignment", "content"]
}
