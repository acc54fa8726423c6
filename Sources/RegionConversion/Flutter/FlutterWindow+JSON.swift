import Foundation
import RegionGeometry
import RegionModel

extension FlutterWindow {
    /// Reads `size`, `devicePixelRatio`, `padding` and `displayFeatures`, with members named as Flutter's properties.
    /// Only `size` is required. Bounds have `left`, `top`, `width` and `height`, as in `Rect.fromLTWH`.
    ///
    /// - Throws: `InputError` naming the field that is wrong or unknown.
    public init(json: JSONField) throws(InputError) {
        try json.allowOnly(["size", "devicePixelRatio", "padding", "displayFeatures"])
        let size = try json.required("size")
        try size.allowOnly(["width", "height"])
        self.init(
            size: CGSize(width: try size.required("width").length(), height: try size.required("height").length()),
            devicePixelRatio: try json.optional("devicePixelRatio")?.positive("pixels per logical pixel") ?? 1,
            padding: try json.optional("padding")?.insets() ?? .zero)
        for feature in try json.optional("displayFeatures")?.features() ?? [] {
            displayFeatures.append(try DisplayFeature(json: feature))
        }
    }

    /// Writes the window as an object.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("size")
            writer.members([("width", size.width), ("height", size.height)])
            writer.key("devicePixelRatio")
            writer.value(devicePixelRatio)
            writer.key("padding")
            writer.members([
                ("left", padding.left), ("top", padding.top), ("right", padding.right), ("bottom", padding.bottom),
            ])
            writer.key("displayFeatures")
            writer.array(displayFeatures) { $1.write(to: &$0) }
        }
    }
}

extension FlutterWindow.DisplayFeature {
    fileprivate init(json: JSONField) throws(InputError) {
        try json.allowOnly(["bounds", "type", "state"])
        let bounds = try json.required("bounds")
        try bounds.allowOnly(["left", "top", "width", "height"])
        self.init(
            bounds: CGRect(
                x: try bounds.required("left").number(), y: try bounds.required("top").number(),
                width: try bounds.required("width").length(), height: try bounds.required("height").length()),
            kind: try json.required("type").choice(of: Kind.self),
            state: try json.optional("state")?.choice(of: State.self) ?? .unknown)
        // Flutter asserts the same.
        if kind == .cutout, state != .unknown, let field = try json.optional("state") {
            throw field.error(expected: "\"unknown\", as a cutout has no posture")
        }
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("bounds")
            writer.members([
                ("left", bounds.minX), ("top", bounds.minY), ("width", bounds.width), ("height", bounds.height),
            ])
            writer.key("type")
            writer.value(kind.rawValue)
            writer.key("state")
            writer.value(state.rawValue)
        }
    }
}
