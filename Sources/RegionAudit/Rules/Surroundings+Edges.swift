import Foundation
import RegionGeometry
import RegionModel

extension Surroundings {
    /// How an element reaches out of the window, if it does.
    func reachOutOfWindow(by subject: Subject) -> Violation? {
        let reach = Reach(of: subject.pieces, outOf: bounds)
        guard let farthest = reach.farthest, farthest.distance > tolerance else { return nil }
        let isLost = !subject.pieces.contains { $0.meets(bounds) }
        return Violation(
            overlap: reach.size,
            message: isLost
                ? "This \(subject.noun) lies wholly outside of the window."
                : "This \(subject.noun) reaches \(reach.inWords(beyond: tolerance, of: "the window")).")
    }

    /// How an element reaches out of the safe area, if it does.
    ///
    /// Bars are made to lie there. At the bottom it is a warning: the home indicator is thin and lets touches pass.
    func reachOutOfSafeArea(by subject: Subject) -> Violation? {
        let reach = Reach(of: subject.pieces, outOf: safeBounds)
        guard !subject.isInBar, let farthest = reach.farthest, farthest.distance > tolerance else { return nil }
        let isOnlyAtBottom = reach.edges.allSatisfy { $0.name == "bottom" || $0.distance <= tolerance }
        return Violation(
            severity: isOnlyAtBottom ? .warning : .error, overlap: reach.size,
            message: "This \(subject.noun) reaches \(reach.inWords(beyond: tolerance, of: "the safe area")).")
    }
}

/// How far an element lies beyond the edges of a rectangle.
private struct Reach {
    let edges: [(name: String, distance: CGFloat)]

    init(of pieces: [CGRect], outOf bounds: CGRect) {
        let extent = pieces.dropFirst().reduce(pieces[0]) { $0.union($1) }
        edges = [
            ("top", bounds.minY - extent.minY), ("left", bounds.minX - extent.minX),
            ("bottom", extent.maxY - bounds.maxY), ("right", extent.maxX - bounds.maxX),
        ]
    }

    var farthest: (name: String, distance: CGFloat)? { edges.max { $0.distance < $1.distance } }

    var size: CGSize {
        CGSize(
            width: max(0, edges[1].distance, edges[3].distance), height: max(0, edges[0].distance, edges[2].distance))
    }

    /// The distances as people read them, as in `8 pt out of the window at the top and 2 pt at the left`.
    func inWords(beyond tolerance: CGFloat, of name: String) -> String {
        let parts = edges.filter { $0.distance > tolerance }
        return parts.enumerated().map { index, edge in
            "\(edge.distance.inWords) pt \(index == 0 ? "out of \(name) " : "")at the \(edge.name)"
        }.joined(separator: " and ")
    }
}
