import Foundation

/// A quarter turn of a whole screen.
public enum QuarterTurn: String, Hashable, CaseIterable, Sendable {
    /// Clockwise: what was at the top is at the right.
    case clockwise = "cw"
    /// Counterclockwise: what was at the top is at the left.
    case counterclockwise = "ccw"
}

extension QuarterTurn {
    /// Where a rectangle of a screen that is turned this way is once the screen is upright.
    ///
    /// - Parameter size: The size of the turned screen.
    func undone(_ rect: CGRect, in size: CGSize) -> CGRect {
        switch self {
        case .clockwise: CGRect(x: rect.minY, y: size.width - rect.maxX, width: rect.height, height: rect.width)
        case .counterclockwise: CGRect(x: size.height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
        }
    }
}

extension ImportedTree {
    /// The tree of the screen once it is upright.
    func upright(after turn: QuarterTurn, size: CGSize) -> ImportedTree {
        var result = self
        for index in result.elements.indices {
            result.elements[index].frame = result.elements[index].frame.map { turn.undone($0, in: size) }
        }
        result.window.size = size.swapped
        return result
    }
}
