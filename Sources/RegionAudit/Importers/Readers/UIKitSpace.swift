import Foundation

/// Where the contents of a view are in the window: its own coordinates, moved and turned.
struct UIKitSpace {
    private var a = 1.0, b = 0.0, c = 0.0, d = 1.0, x = 0.0, y = 0.0

    /// The smallest rectangle in the window that holds one of the view's coordinates.
    func callAsFunction(_ rect: CGRect) -> CGRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let xs = corners.map { a * Double($0.0) + c * Double($0.1) + x }
        let ys = corners.map { b * Double($0.0) + d * Double($0.1) + y }
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// The space of a view in this one's; `nil` where its transform cannot be undone.
    ///
    /// - Parameters:
    ///   - frame: The view's frame, which holds what the transform makes of its bounds.
    ///   - offset: Where its bounds begin.
    ///   - transform: The four numbers of the matrix that is applied about the centre, if there is one.
    func inside(_ frame: CGRect, from offset: CGPoint, transform: [Double]?) -> UIKitSpace? {
        let own = transform ?? [1, 0, 0, 1]
        let sides = own.map(abs)
        let whole = sides[0] * sides[3] - sides[1] * sides[2]
        guard own.count == 4, abs(whole) > 1e-6 else { return nil }
        let (width, height) = (Double(frame.width), Double(frame.height))
        let middle = (
            x: Double(offset.x) + (width * sides[3] - height * sides[2]) / whole / 2,
            y: Double(offset.y) + (height * sides[0] - width * sides[1]) / whole / 2
        )
        var result = UIKitSpace()
        result.a = a * own[0] + c * own[1]
        result.b = b * own[0] + d * own[1]
        result.c = a * own[2] + c * own[3]
        result.d = b * own[2] + d * own[3]
        let (midX, midY) = (Double(frame.midX), Double(frame.midY))
        result.x = a * midX + c * midY + x - result.a * middle.x - result.c * middle.y
        result.y = b * midX + d * midY + y - result.b * middle.x - result.d * middle.y
        return result
    }
}
