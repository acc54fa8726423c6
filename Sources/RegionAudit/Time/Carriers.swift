import Foundation
import RegionModel

/// What elements moved with from one step to another: what merely follows its container has not moved by itself.
struct Carriers {
    private let old: [LayoutElement]
    private let new: [LayoutElement]
    private let places: [Int?]
    private let tolerance: CGFloat

    /// The moves from one step of a course to another, later or earlier.
    init(in course: Course, from step: Int, to other: Int) {
        old = course.snapshot(at: step).elements
        new = course.snapshot(at: other).elements
        places = course.elements(of: other, at: step)
        tolerance = course.audit.tolerance
    }

    /// The element that an element is now, of those before; `nil` where it was not there.
    func origin(of element: Int) -> Int? { places[element] }

    /// How far an element moved, in points; `nil` where it was not there before.
    func displacement(of element: Int) -> CGSize? {
        places[element].map { new[element].frame.displacement(from: old[$0].frame) }
    }

    /// The outermost element around an element that moved just as it did.
    ///
    /// - Complexity: O(depth).
    func carrier(of element: Int) -> Int {
        guard let way = displacement(of: element) else { return element }
        var carrier = element
        while let parent = new[carrier].parent, let other = displacement(of: parent),
            abs(other.width - way.width) <= tolerance, abs(other.height - way.height) <= tolerance
        {
            carrier = parent
        }
        return carrier
    }
}
