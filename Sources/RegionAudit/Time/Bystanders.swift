import Foundation
import RegionGeometry

/// What stands around a group of elements after it moved, and leaves it no other place.
struct Bystanders {
    /// Among more there is no telling where a group should be.
    private static let limit = 60

    private let frames: [CGRect]

    /// What is judged of a step beside an element: each with what it moved with, unless that holds the element too.
    init(at step: Int, in course: Course, beside group: Int, _ carriers: Carriers) {
        let elements = course.snapshot(at: step).elements
        let own = elements[group].frame
        frames = course.subjects(at: step).compactMap { subject in
            let carrier = carriers.carrier(of: subject.index)
            guard carrier != group else { return nil }
            let frame = elements[carrier].frame
            return frame.meets(own) ? subject.extent : frame
        }
    }

    /// The smallest move that clears a rectangle of regions and of the bystanders within a distance, in points; `nil`
    /// where nothing is clear, or too much stands around to tell.
    ///
    /// - Complexity: O(n³) in the bystanders within the distance, of which there are `limit` at most.
    func need(of place: CGRect, within distance: CGFloat, _ surroundings: Surroundings) -> CGSize? {
        let reach = place.insetBy(dx: -distance, dy: -distance)
        // Many elements move with one and the same.
        var near: [CGRect] = []
        for frame in frames where reach.meets(frame) && !near.contains(frame) {
            guard near.count < Self.limit else { return nil }
            near.append(frame)
        }
        return surroundings.smallestMove(of: place, besides: near)
    }
}
