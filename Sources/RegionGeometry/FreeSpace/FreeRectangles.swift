import Foundation

/// The rectangles that are free between obstacles.
///
/// Free means that no obstacle reaches into it; one without thickness parts what is on either side of it, and a point
/// is kept out of the inside. Obstacles may overlap, touch, be the same or lie outside. What is no rectangle, because a
/// number of it is not finite or a length is negative, is no obstacle, and as bounds it has nothing free.
///
/// Frames are in points, in one coordinate space. Where lines run from right to left, mirror what goes in and what
/// comes out.
public enum FreeRectangles {
    /// All maximal free rectangles: those that cannot grow on any side.
    ///
    /// Whatever is free lies within one of them, so they say all there is to say of the room. They overlap one another.
    ///
    /// - Returns: From top to bottom, those with the same top from left to right, then the widest first.
    /// - Complexity: O(n²) for n obstacles at worst, when there may be as many results. A sweep as in Naamad, Lee and
    ///   Hsu, “On the maximum empty rectangle problem”, Discrete Applied Mathematics 8 (1984), with rectangles in place
    ///   of points.
    public static func maximal(within bounds: CGRect, avoiding obstacles: [CGRect]) -> [CGRect] {
        var all = AllRectangles()
        FreeRectangleSweep(bounds, obstacles)?.run(&all)
        return all.found.map(\.rect)
    }

    /// The free rectangle of the largest area; of several, the uppermost, and of those the one furthest to the left.
    ///
    /// - Parameters:
    ///   - bounds: Where it lies.
    ///   - obstacles: What it keeps clear of.
    ///   - minimumSize: What it must measure at least; a smaller one is of no use however large its area is.
    /// - Returns: `nil` where nothing is free, or nothing large enough.
    /// - Complexity: O(n²) at worst. What cannot become larger than what was found is not followed.
    public static func largest(
        within bounds: CGRect, avoiding obstacles: [CGRect], minimumSize: CGSize = .zero
    ) -> CGRect? {
        var largest = LargestRectangle(minimumSize: minimumSize)
        FreeRectangleSweep(bounds, obstacles)?.run(&largest)
        return largest.found?.rect
    }

    /// The largest free rectangle of a shape, in the middle of the maximal one that it lies in.
    ///
    /// - Parameters:
    ///   - aspectRatio: Its width divided by its height; a ratio that is not positive and finite has none.
    ///   - bounds: Where it lies.
    ///   - obstacles: What it keeps clear of.
    ///   - minimumSize: What it must measure at least.
    /// - Returns: `nil` where nothing is free, or nothing large enough.
    /// - Complexity: O(n²) at worst, as for the largest of any shape.
    public static func largest(
        aspectRatio: CGFloat, within bounds: CGRect, avoiding obstacles: [CGRect], minimumSize: CGSize = .zero
    ) -> CGRect? {
        guard aspectRatio > 0, aspectRatio.isFinite else { return nil }
        var largest = LargestOfShape(aspectRatio: aspectRatio, minimumSize: minimumSize)
        FreeRectangleSweep(bounds, obstacles)?.run(&largest)
        return largest.rect
    }
}
