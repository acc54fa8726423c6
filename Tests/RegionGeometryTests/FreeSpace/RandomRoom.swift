import Foundation
import RegionGeometry
import TestSupport

/// A small window and obstacles of every kind on whole points, so that all there is can be tried.
struct RandomRoom {
    let bounds: CGRect
    let obstacles: [CGRect]

    init(bounds: CGRect, obstacles: [CGRect]) { (self.bounds, self.obstacles) = (bounds, obstacles) }

    init(seed: UInt64, side: Int = 9, upTo count: Int = 6) {
        var random = SeededGenerator(seed: seed)
        let bounds = CGRect(
            x: random.length(-4...4), y: random.length(-4...4), width: random.length(1...side),
            height: random.length(1...side))
        var obstacles: [CGRect] = []
        for _ in 0..<Int.random(in: 0...count, using: &random) {
            if let last = obstacles.last, random.chance(10) { obstacles.append(last) }
            obstacles.append(Self.obstacle(in: bounds, side, &random))
        }
        (self.bounds, self.obstacles) = (bounds, obstacles)
    }

    /// Small ones, lines and points more often than chance would have it; some reach over the edges or lie outside.
    private static func obstacle(in bounds: CGRect, _ side: Int, _ random: inout SeededGenerator) -> CGRect {
        let longest = random.chance(60) ? 2 : side
        return CGRect(
            x: bounds.minX + random.length(-2...side), y: bounds.minY + random.length(-2...side),
            width: random.length(0...longest), height: random.length(0...longest))
    }

    func isFree(_ rect: CGRect) -> Bool { !obstacles.contains(where: rect.meets) }

    /// All rectangles with whole edges within the bounds, from top to bottom, then from left to right, then the widest
    /// first.
    var rectangles: [CGRect] {
        let (left, top) = (Int(bounds.minX), Int(bounds.minY))
        let (right, bottom) = (Int(bounds.maxX), Int(bounds.maxY))
        return (top..<bottom).flatMap { y in
            (left..<right).flatMap { x in
                (x + 1...right).reversed().flatMap { end in
                    (y + 1...bottom).map { CGRect(x: x, y: y, width: end - x, height: $0 - y) }
                }
            }
        }
    }

    /// The maximal free ones of all rectangles: those that do not stay free when an edge moves by a point.
    var maximalRectangles: [CGRect] {
        rectangles.filter { rect in
            let grown = [
                CGRect(x: rect.minX - 1, y: rect.minY, width: rect.width + 1, height: rect.height),
                CGRect(x: rect.minX, y: rect.minY, width: rect.width + 1, height: rect.height),
                CGRect(x: rect.minX, y: rect.minY - 1, width: rect.width, height: rect.height + 1),
                CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 1),
            ]
            return isFree(rect) && !grown.contains { bounds.contains($0) && isFree($0) }
        }
    }

    /// The same room, moved, mirrored or scaled.
    func mapped(_ change: (CGRect) -> CGRect) -> RandomRoom {
        RandomRoom(bounds: change(bounds), obstacles: obstacles.map(change))
    }

    /// A rectangle in a mirror at the bounds' middle.
    func mirrored(_ rect: CGRect) -> CGRect { rect.mirrored(inWidth: bounds.minX + bounds.maxX) }
}

extension CGRect {
    /// A rectangle as much larger in a space as much larger.
    func scaled(by factor: CGFloat) -> CGRect {
        CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
    }

    /// The rectangle less what sums of lengths may be off.
    var lessRounding: CGRect { insetBy(dx: min(1e-6, width / 2), dy: min(1e-6, height / 2)) }

    /// The rectangle with its axes exchanged.
    var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension CGRect {
    /// Whether no edge lies beyond the other's, to the last bit.
    func lies(within other: CGRect) -> Bool {
        minX >= other.minX && minY >= other.minY && maxX <= other.maxX && maxY <= other.maxY
    }
}
