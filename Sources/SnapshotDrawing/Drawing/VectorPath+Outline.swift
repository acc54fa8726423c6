import Foundation
import RegionModel

extension VectorPath {
    /// The most steps of an outline that is drawn.
    private static let segmentLimit = 100_000

    /// An element's outline at its place; `nil` for one that cannot be drawn.
    init?(_ outline: OutlinePath, at origin: CGPoint) {
        self.init()
        isEvenOdd = outline.isEvenOdd
        guard outline.segments.count <= Self.segmentLimit else { return nil }
        var isOpen = false
        for segment in outline.mapPoints({ CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }).segments {
            guard segment.isDrawable else { return nil }
            switch segment {
            case .move(let point): move(to: point)
            case .line(let point) where isOpen: line(to: point)
            case .curve(let first, let second, let end) where isOpen: curve(first, second, to: end)
            case .close where isOpen: close()
            default: continue
            }
            isOpen = true
        }
        dropLastMove()
        guard !elements.isEmpty else { return nil }
    }
}

extension OutlinePath.Segment {
    fileprivate var isDrawable: Bool {
        switch self {
        case .move(let point), .line(let point): point.isDrawable
        case .curve(let first, let second, let end): first.isDrawable && second.isDrawable && end.isDrawable
        case .close: true
        }
    }
}
