import Foundation
import RegionGeometry
import RegionModel

/// What stands around groups of elements after they moved, and leaves them no other place.
struct Bystanders {
    /// Among more there is no telling where a group should be.
    private static let limit = 60

    private let elements: [LayoutElement]
    /// What is judged, each with what it moved with.
    private let judged: [(extent: CGRect, carrier: Int)]

    /// What is judged of a step.
    init(at step: Int, in course: Course, _ carriers: Carriers) {
        elements = course.snapshot(at: step).elements
        judged = course.subjects(at: step).map { ($0.extent, carriers.carrier(of: $0.index)) }
    }

    /// The smallest move that clears a rectangle of regions and of what stands beside a group within the distance, in
    /// points; `nil` where nothing is clear, or too much stands around to tell.
    ///
    /// What moved together stands there as one, unless it holds the group too.
    ///
    /// - Complexity: O(n + k²) in all that is judged and in what is within the distance, which is `limit` at most.
    func need(of place: CGRect, beside group: Int, within distance: CGFloat, _ surroundings: Surroundings) -> CGSize? {
        let own = elements[group].frame
        let reach = place.insetBy(dx: -distance, dy: -distance)
        // Many elements move with one and the same.
        var near: [CGRect] = []
        for (extent, carrier) in judged where carrier != group {
            let whole = elements[carrier].frame
            let frame = whole.meets(own) ? extent : whole
            guard reach.meets(frame), !near.contains(frame) else { continue }
            guard near.count < Self.limit else { return nil }
            near.append(frame)
        }
        return surroundings.smallestMove(of: place, besides: near)
    }
}
