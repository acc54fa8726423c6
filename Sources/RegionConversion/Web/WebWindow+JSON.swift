import Foundation
import RegionGeometry
import RegionModel

extension WebWindow {
    /// Reads `viewport`, `devicePixelRatio`, `devicePosture`, `titlebarAreaRect`, `media` and `env`.
    ///
    /// Only `viewport` with its `width` and `height` is required. What is said twice, in `env` or `media` and elsewhere,
    /// must agree; segments and the title bar may be in either.
    ///
    /// - Throws: `InputError` naming the field that is wrong, unknown, or in conflict with another.
    public init(json: JSONField) throws(InputError) {
        try json.allowOnly(["viewport", "devicePixelRatio", "devicePosture", "titlebarAreaRect", "media", "env"])
        let viewport = try json.required("viewport")
        try viewport.allowOnly(["width", "height", "segments"])
        self.init(
            size: CGSize(
                width: try viewport.required("width").length(), height: try viewport.required("height").length()),
            devicePixelRatio: try json.optional("devicePixelRatio")?.positive("pixels per CSS pixel") ?? 1)
        posture = try json.optional("devicePosture")?.choice(of: Posture.self) ?? .continuous
        let variables = try json.optional("env")
        safeAreaInsets = try variables?.safeArea() ?? .zero
        titlebarArea = try json.optional("titlebarAreaRect")?.domRect()
        if titlebarArea == nil { titlebarArea = try variables?.titlebar() }
        if let field = try viewport.optional("segments") {
            segments = []
            for segment in try field.features() { segments.append(try segment.domRect()) }
            guard isGrid else { throw field.error(expected: "a grid of segments, row by row, none over another") }
        } else if let variables, let read = try variables.segments() {
            segments = read
            guard isGrid else { throw variables.error(expected: "segments in a grid, none over another") }
        }
        try variables?.check(against: environment)
        try json.optional("media")?.check(against: mediaFeatures)
    }

    /// Writes the window as an object, with all that can be told in two ways told in both.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("viewport")
            writer.object { writer in
                writer.key("width")
                writer.value(Double(size.width))
                writer.key("height")
                writer.value(Double(size.height))
                writer.key("segments")
                writer.array(segments) { $0.domRect($1) }
            }
            writer.key("devicePixelRatio")
            writer.value(devicePixelRatio)
            writer.key("devicePosture")
            writer.value(posture.rawValue)
            if let titlebarArea {
                writer.key("titlebarAreaRect")
                writer.domRect(titlebarArea)
            }
            writer.key("media")
            writer.members(mediaFeatures)
            writer.key("env")
            writer.members(environment.map { ($0.name, $0.value) })
        }
    }

    private var mediaFeatures: [(String, CGFloat)] {
        [
            ("horizontal-viewport-segments", CGFloat(columns.count)),
            ("vertical-viewport-segments", CGFloat(rows.count)),
        ]
    }
}

extension JSONWriter {
    fileprivate mutating func domRect(_ rect: CGRect) {
        members([("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)])
    }
}

extension JSONField {
    fileprivate func domRect() throws(InputError) -> CGRect {
        try allowOnly(["x", "y", "width", "height"])
        return CGRect(
            x: try required("x").number(), y: try required("y").number(), width: try required("width").length(),
            height: try required("height").length())
    }

    fileprivate func safeArea() throws(InputError) -> RectInsets {
        RectInsets(
            top: try optional("safe-area-inset-top")?.length() ?? 0,
            left: try optional("safe-area-inset-left")?.length() ?? 0,
            bottom: try optional("safe-area-inset-bottom")?.length() ?? 0,
            right: try optional("safe-area-inset-right")?.length() ?? 0)
    }

    fileprivate func titlebar() throws(InputError) -> CGRect? {
        guard try optional("titlebar-area-width") != nil else { return nil }
        return CGRect(
            x: try required("titlebar-area-x").number(), y: try required("titlebar-area-y").number(),
            width: try required("titlebar-area-width").length(),
            height: try required("titlebar-area-height").length())
    }

    /// The segments that the variables tell of, row by row; `nil` where they tell of none.
    fileprivate func segments() throws(InputError) -> [CGRect]? {
        let prefix = "viewport-segment-width "
        var places: [(row: Int, column: Int)] = []
        for key in try keys() where key.hasPrefix(prefix) {
            let numbers = key.dropFirst(prefix.count).split(separator: " ").map { Int($0) }
            if numbers.count == 2, let column = numbers[0], let row = numbers[1] { places.append((row, column)) }
        }
        guard !places.isEmpty else { return nil }
        guard places.count <= Self.featureLimit else { throw error(expected: "at most \(Self.featureLimit) segments") }
        var segments: [CGRect] = []
        for (row, column) in places.sorted(by: <) {
            let value = { (name: String) throws(InputError) in
                try self.required("viewport-segment-\(name) \(column) \(row)")
            }
            segments.append(
                CGRect(
                    x: try value("left").number(), y: try value("top").number(), width: try value("width").length(),
                    height: try value("height").length()))
        }
        return segments
    }

    /// Refuses members of other names, and values other than the given.
    fileprivate func check(against expected: [(name: String, value: CGFloat)]) throws(InputError) {
        try allowOnly(expected.map(\.name))
        for (name, value) in expected {
            guard let field = try optional(name), !JSONLosses.isNear(try field.number(), value) else { continue }
            throw field.error(expected: "\(JSONWriter.format(Double(value))), as the rest says")
        }
    }
}
