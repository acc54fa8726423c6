import Foundation

/// How far an element lies beyond the edges of a rectangle.
struct Reach {
    /// Each edge's name with the distance, negative where the element ends before it.
    let edges: [(name: String, distance: CGFloat)]

    init(of extent: CGRect, outOf bounds: CGRect) {
        edges = [
            ("top", bounds.minY - extent.minY), ("left", bounds.minX - extent.minX),
            ("bottom", extent.maxY - bounds.maxY), ("right", extent.maxX - bounds.maxX),
        ]
    }

    var farthest: (name: String, distance: CGFloat)? { edges.max { $0.distance < $1.distance } }

    /// The farthest distance on each axis.
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
