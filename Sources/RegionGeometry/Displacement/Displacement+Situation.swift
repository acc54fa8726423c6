import Foundation

extension Displacement {
    /// A rectangle among regions, read from left to right.
    struct Situation {
        let rect: CGRect
        let divisions: [CGRect]
        /// The divisions and the occlusions.
        let obstacles: [CGRect]
        let room: CGRect

        /// Whether a frame meets any region by more than a sum of lengths may be off.
        func isMet(_ frame: CGRect) -> Bool { obstacles.meet(frame) }

        func frame(by strategy: Strategy) -> CGRect {
            switch strategy {
            case .nearest: nearest
            case .shrinking: rect.largestPart(clearOf: obstacles) ?? nearest
            case .side(let purpose): side(for: purpose) ?? nearest
            }
        }

        /// The nearest clear frame in the room, or else the one of the least overlap.
        private var nearest: CGRect {
            let bounds = room.isWellFormed ? room.union(rect) : rect
            if let move = ClearPosition.smallestMove(of: rect, avoiding: obstacles, within: bounds) {
                return rect.offsetBy(dx: move.width, dy: move.height)
            }
            return LeastOverlap.position(for: rect.size, near: rect.origin, within: bounds, obstacles: obstacles)
        }

        /// The nearest clear frame on the side of a purpose, `nil` where there is no such side or no place on it.
        private func side(for purpose: Purpose) -> CGRect? {
            let met = divisions.filter { rect.meetsBeyondRounding($0) }
            guard room.isWellFormed, let cut = DividedRoom(room, divisions: met).cut(along: .both),
                let side = purpose.side(along: cut.axis)
            else { return nil }
            let (first, last) = cut.sides(of: room)
            return ClearPosition.smallestMove(of: rect, avoiding: obstacles, within: side == .first ? first : last)
                .map { rect.offsetBy(dx: $0.width, dy: $0.height) }
        }
    }
}
