import Foundation

/// How much of the rows of some room obstacles cover.
struct Coverage {
    /// A left side, where an obstacle begins to count, or a right side, where it ceases to.
    private struct Side {
        let x: CGFloat
        let top: CGFloat
        let bottom: CGFloat
        let sign: CGFloat
    }

    private let room: Edges
    /// From left to right.
    private var sides: [Side]

    /// What some obstacles cover of a room.
    ///
    /// - Complexity: O(n log n).
    init(of room: Edges, by obstacles: [CGRect]) {
        self.room = room
        sides = obstacles.flatMap { Self.sides(of: $0, in: room) }.sorted { $0.x < $1.x }
    }

    /// Counts another obstacle.
    ///
    /// - Complexity: O(n).
    mutating func add(_ obstacle: CGRect) {
        for side in Self.sides(of: obstacle, in: room) {
            sides.insert(side, at: sides.firstIndex { $0.x > side.x } ?? sides.count)
        }
    }

    private static func sides(of obstacle: CGRect, in room: Edges) -> [Side] {
        let (left, right) = (max(obstacle.minX, room.left), min(obstacle.maxX, room.right))
        let (top, bottom) = (max(obstacle.minY, room.top), min(obstacle.maxY, room.bottom))
        guard left < right, top < bottom else { return [] }
        return [
            Side(x: left, top: top, bottom: bottom, sign: 1), Side(x: right, top: top, bottom: bottom, sign: -1),
        ]
    }

    /// What obstacles cover of a row's stretches that begin at the given places, which are in order.
    func overlaps(from top: CGFloat, to bottom: CGFloat, at lefts: [CGFloat], width: CGFloat) -> [CGFloat] {
        let steps = sides.compactMap { side -> Step? in
            let depth = min(bottom, side.bottom) - max(top, side.top)
            return depth > 0 ? Step(x: side.x, height: side.sign * depth) : nil
        }
        var (left, right) = (Reach(steps: steps), Reach(steps: steps))
        return lefts.map { right.covered(until: $0 + width) - left.covered(until: $0) }
    }

    /// A place from which on so much more of a row's height is covered.
    private struct Step {
        let x: CGFloat
        let height: CGFloat
    }

    /// What is covered of a row up to some place, which moves to the right.
    private struct Reach {
        private let steps: [Step]
        private var next = 0
        private var x: CGFloat = 0
        private var covered: CGFloat = 0
        private var height: CGFloat = 0

        init(steps: [Step]) { self.steps = steps }

        mutating func covered(until end: CGFloat) -> CGFloat {
            while next < steps.count, steps[next].x <= end {
                covered += (steps[next].x - x) * height
                x = steps[next].x
                height += steps[next].height
                next += 1
            }
            return covered + (end - x) * height
        }
    }
}
