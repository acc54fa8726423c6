import Foundation

/// An outline of straight lines and cubic curves.
struct VectorPath: Hashable, Sendable {
    enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    private(set) var elements: [Element] = []
    /// Whether what two parts enclose is outside again; otherwise the turns around a point decide.
    var isEvenOdd = false

    /// Begins a part; a part that was begun and holds nothing is forgotten.
    mutating func move(to point: CGPoint) {
        dropLastMove()
        elements.append(.move(point))
    }
    mutating func line(to point: CGPoint) { elements.append(.line(point)) }
    mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
        elements.append(.curve(first, second, end))
    }
    mutating func close() { elements.append(.close) }

    /// Forgets a part that was begun and holds nothing.
    mutating func dropLastMove() {
        if case .move = elements.last { elements.removeLast() }
    }

    /// Adds a rectangle, clockwise or, to cut it out of one around it, the other way.
    mutating func add(_ rect: CGRect, reversed: Bool = false) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        add(polygon: reversed ? corners.reversed() : corners)
    }

    /// Adds straight lines through the points and back to the first.
    mutating func add(polygon points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { line(to: point) }
        }
        close()
    }

    /// Adds another path, moved by an offset.
    mutating func add(_ path: VectorPath, movedBy offset: CGPoint) {
        let moved = { (point: CGPoint) in CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
        for element in path.elements {
            switch element {
            case .move(let point): move(to: moved(point))
            case .line(let point): line(to: moved(point))
            case .curve(let first, let second, let end): curve(moved(first), moved(second), to: moved(end))
            case .close: close()
            }
        }
    }

    /// The path with all coordinates rounded to whole numbers.
    var roundedToUnits: VectorPath {
        let round = { (point: CGPoint) in CGPoint(x: point.x.rounded(), y: point.y.rounded()) }
        var result = self
        result.elements = elements.map { element in
            switch element {
            case .move(let point): .move(round(point))
            case .line(let point): .line(round(point))
            case .curve(let first, let second, let end): .curve(round(first), round(second), round(end))
            case .close: .close
            }
        }
        return result
    }
}
