import Foundation
import RegionModel
import ReservedRegions

/// Makes views of a document.
///
/// Recursion follows the document's nesting, which `JSONValue.depthLimit` bounds.
@MainActor
enum DocumentReader {
    /// The view that an object describes, with its modifiers.
    static func view(_ json: JSONField) throws(InputError) -> any View {
        let name = try json.required("type")
        let type = try name.string()
        guard let entry = DocumentTypes.all[type] else {
            let near = Spelling.nearest(to: type, among: DocumentTypes.names)
            throw name.error(
                expected: near.map { "\"\($0)\"" } ?? "one of " + DocumentTypes.names.joined(separator: ", "))
        }
        try json.allowOnly(["type", "modifiers"] + entry.fields)
        return try modified(try entry.make(json), json)
    }

    /// The most modifiers that one view may have; without a limit a long list would nest views as deep as it is long.
    static let modifierLimit = 100

    private static func modified(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        guard let list = try json.optional("modifiers") else { return view }
        let modifiers = try list.items()
        guard modifiers.count <= modifierLimit else {
            throw list.error(expected: "at most \(modifierLimit) modifiers")
        }
        var view = view
        for (count, field) in modifiers.enumerated() {
            if count > 0, count.isMultiple(of: DocumentScope.modifierCount) { view = DocumentScope(view) }
            try field.allowOnly(DocumentModifiers.names)
            let keys = try field.keys()
            guard keys.count == 1, let name = keys.first, let modifier = DocumentModifiers.all[name] else {
                throw InputError(
                    place: field.place, found: "\(keys.count) modifiers in one object",
                    expected: "one, since an object does not say which comes first")
            }
            let value = try field.required(name)
            if case .object = value.value, !modifier.fields.isEmpty { try value.allowOnly(modifier.fields) }
            view = try modifier.apply(view, value)
        }
        return view
    }

    /// The views of a field, `content` unless told otherwise: an array of views, or one.
    static func content(_ json: JSONField, _ name: String = "content") throws(InputError) -> StaticViews {
        guard let field = try json.optional(name) else { return StaticViews([]) }
        guard case .array = field.value else { return StaticViews(try view(field)) }
        var views: [any View] = []
        for item in try field.items() { views.append(try view(item)) }
        return StaticViews(views)
    }

    /// The axes of an `axes` field; both if left out.
    static func axes(_ json: JSONField) throws(InputError) -> Axis.Set {
        try json.optional("axes")?
            .choice(["horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical]])
            ?? [.horizontal, .vertical]
    }

    /// A point or a shift given as two numbers.
    static func point(_ field: JSONField) throws(InputError) -> CGPoint {
        guard case .array(let items) = field.value, items.count == 2 else { throw field.error(expected: "[x, y]") }
        let numbers = try field.items()
        return CGPoint(x: try numbers[0].distance(), y: try numbers[1].distance())
    }
}
