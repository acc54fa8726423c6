import Foundation

extension JSONView {
    /// The rectangle that an object, an array or a string is, in any of the ways that tools write one.
    ///
    /// - Parameter edges: Whether four plain numbers are left, top, right and bottom rather than a place and a size.
    /// - Returns: `nil` for what is none, and for what is empty, inside out or beyond all bounds.
    func place(edges: Bool = false) -> CGRect? {
        if isObject { return placeOfObject }
        if isString { return placeOfText(edges: edges) }
        let numbers = items.prefix(5).flatMap { item in
            item.isArray ? item.items.prefix(3).map(\.number) : [item.number]
        }
        guard numbers.count == 4 else { return nil }
        let isNested = items.prefix(1).contains { $0.isArray }
        return Self.place(numbers, edges: edges || isNested)
    }

    private var placeOfObject: CGRect? {
        if let origin = self["origin"], let size = self["size"] {
            return Self.place(
                [origin["x"]?.number, origin["y"]?.number, size["width"]?.number, size["height"]?.number], edges: false)
        }
        let (x, y) = (
            first("x", "X", "left", "x0", "l", "minX")?.number, first("y", "Y", "top", "y0", "t", "minY")?.number
        )
        let width = first("width", "Width", "w")?.number
        let height = first("height", "Height", "h")?.number
        if width != nil, height != nil { return Self.place([x, y, width, height], edges: false) }
        return Self.place(
            [x, y, first("right", "x1", "r", "maxX")?.number, first("bottom", "y1", "b", "maxY")?.number], edges: true)
    }

    /// `{{x, y}, {w, h}}` as Apple prints it, `[l,t][r,b]` as Android does, or four numbers.
    private func placeOfText(edges: Bool) -> CGRect? {
        var scanner = NumberScanner(tape.bytes, in: range)
        let isApple = contains("{{")
        let isAndroid = contains("][")
        return scanner.nextFour().flatMap {
            Self.place([$0.0, $0.1, $0.2, $0.3], edges: isAndroid || (edges && !isApple))
        }
    }

    private static func place(_ numbers: [Double?], edges: Bool) -> CGRect? {
        let known = numbers.compactMap(\.self)
        guard known.count == 4 else { return nil }
        return edges
            ? .place(left: known[0], top: known[1], right: known[2], bottom: known[3])
            : .place(x: known[0], y: known[1], width: known[2], height: known[3])
    }
}

extension JSONView {
    /// A width and a height, as an object or two numbers; `nil` where either is missing, zero or less.
    var size: CGSize? {
        let numbers: [Double?] =
            isArray
            ? items.prefix(2).map(\.number)
            : [
                first("width", "innerWidth", "w", "clientWidth")?.number,
                first("height", "innerHeight", "h", "clientHeight")?.number,
            ]
        let known = numbers.compactMap(\.self)
        guard known.count == 2, known.allSatisfy({ $0 > 0 && $0 <= 1e7 }) else { return nil }
        return CGSize(width: known[0], height: known[1])
    }
}
