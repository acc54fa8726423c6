import Foundation
import RegionModel

extension JetpackWindow {
    /// A rectangle in whole pixels of the window, as Android's `android.graphics.Rect`.
    public struct PixelRect: Hashable, Sendable {
        /// The edges in pixels; the right and the bottom one are not part of the rectangle.
        public var left: Int, top: Int, right: Int, bottom: Int

        /// The rectangle between the given edges, in pixels.
        public init(left: Int, top: Int, right: Int, bottom: Int) {
            (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        }
    }

    /// Distances from the window's edges in whole pixels, as Android's `android.graphics.Insets`.
    public struct PixelInsets: Hashable, Sendable {
        /// The distance from the edge in pixels.
        public var left: Int, top: Int, right: Int, bottom: Int

        /// The given distances in pixels.
        public init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) {
            (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        }
    }
}

extension JetpackWindow.PixelRect {
    /// Whether the rectangle is wider than high; Jetpack calls a fold `HORIZONTAL` exactly then.
    var isLevel: Bool { right - left > bottom - top }

    /// The rectangle in points.
    func rect(_ grid: PixelGrid) -> CGRect {
        CGRect(
            x: grid.points(left), y: grid.points(top), width: grid.points(right - left),
            height: grid.points(bottom - top))
    }

    /// The pixels that a rectangle touches, within the window's.
    init(around frame: CGRect, _ grid: PixelGrid, within bounds: JetpackWindow.PixelRect) {
        self.init(
            left: max(grid.before(frame.minX), bounds.left), top: max(grid.before(frame.minY), bounds.top),
            right: min(grid.after(frame.maxX), bounds.right), bottom: min(grid.after(frame.maxY), bounds.bottom))
    }

    init(json: JSONField) throws(InputError) {
        let edges = try json.edges { (field) throws(InputError) in try field.pixels() }
        self.init(left: edges.left, top: edges.top, right: edges.right, bottom: edges.bottom)
    }

    func write(to writer: inout JSONWriter) {
        writer.members([
            ("left", CGFloat(left)), ("top", CGFloat(top)), ("right", CGFloat(right)), ("bottom", CGFloat(bottom)),
        ])
    }
}

extension JetpackWindow.PixelInsets {
    init(json: JSONField) throws(InputError) {
        try json.allowOnly(["left", "top", "right", "bottom"])
        var lengths: [Int] = []
        for edge in ["left", "top", "right", "bottom"] {
            let field = try json.optional(edge)
            _ = try field?.length()
            lengths.append(try field?.pixels() ?? 0)
        }
        self.init(left: lengths[0], top: lengths[1], right: lengths[2], bottom: lengths[3])
    }

    func write(to writer: inout JSONWriter) {
        writer.members([
            ("left", CGFloat(left)), ("top", CGFloat(top)), ("right", CGFloat(right)), ("bottom", CGFloat(bottom)),
        ])
    }
}

extension JSONField {
    /// A whole number of pixels that a window can have.
    fileprivate func pixels() throws(InputError) -> Int {
        let number = try number()
        guard number == number.rounded(), abs(number) <= PixelGrid.limit else {
            throw error(expected: "a whole number of pixels, no more than \(Int(PixelGrid.limit))")
        }
        return Int(number)
    }
}
