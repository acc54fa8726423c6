import Foundation

/// How the coordinates of a node in Flutter's semantics become those of the display: what of a 4 × 4 matrix is flat.
struct FlutterTransform {
    var a = 1.0, b = 0.0, x = 0.0
    var c = 0.0, d = 1.0, y = 0.0

    static func translation(_ x: Double, _ y: Double) -> FlutterTransform { FlutterTransform(x: x, y: y) }
    static func scale(_ factor: Double) -> FlutterTransform { FlutterTransform(a: factor, d: factor) }

    /// The transform of a matrix whose first two rows are given.
    init?(rows: [Double]) {
        guard rows.count == 8, rows.allSatisfy(\.isFinite) else { return nil }
        self.init(a: rows[0], b: rows[1], x: rows[3], c: rows[4], d: rows[5], y: rows[7])
    }

    init(a: Double = 1, b: Double = 0, x: Double = 0, c: Double = 0, d: Double = 1, y: Double = 0) {
        (self.a, self.b, self.x) = (a, b, x)
        (self.c, self.d, self.y) = (c, d, y)
    }

    /// This transform after another one of what is within.
    func after(_ inner: FlutterTransform) -> FlutterTransform {
        FlutterTransform(
            a: a * inner.a + b * inner.c, b: a * inner.b + b * inner.d, x: a * inner.x + b * inner.y + x,
            c: c * inner.a + d * inner.c, d: c * inner.b + d * inner.d, y: c * inner.x + d * inner.y + y)
    }

    /// The smallest rectangle that holds a rectangle's corners.
    func callAsFunction(_ rect: CGRect) -> CGRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let xs = corners.map { a * Double($0.0) + b * Double($0.1) + x }
        let ys = corners.map { c * Double($0.0) + d * Double($0.1) + y }
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
