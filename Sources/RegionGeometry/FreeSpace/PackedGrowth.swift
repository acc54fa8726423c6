import Foundation

/// Lets packed frames take what is left free around them.
public struct PackedGrowth: Hashable, Sendable {
    /// What the frames keep within, in points.
    public var bounds: CGRect
    /// What they keep clear of, in the same space.
    public var obstacles: [CGRect]
    /// The distance that they keep from one another, in points.
    public var spacing: CGFloat

    /// Growth within bounds, around obstacles.
    public init(in bounds: CGRect, around obstacles: [CGRect], spacing: CGFloat = 0) {
        self.bounds = bounds
        self.obstacles = obstacles.filter(\.isWellFormed)
        self.spacing = spacing.isFinite ? max(0, spacing) : 0
    }

    /// The frames grown to the right and then downwards, one after the other, up to what each takes at most.
    ///
    /// - Parameters:
    ///   - frames: Clear of obstacles and of one another; one that is not stays as it is.
    ///   - maxima: The most that each takes, in points.
    ///   - order: Which grows when.
    /// - Complexity: O(n · (n + k)) in the frames and obstacles.
    public func grow(_ frames: [CGRect], to maxima: [CGSize], order: [Int]) -> [CGRect] {
        var result = frames
        for index in order where result.indices.contains(index) && maxima.indices.contains(index) {
            let others =
                result.indices.filter { $0 != index }
                .map { result[$0].insetBy(dx: -spacing, dy: -spacing) } + obstacles
            var frame = result[index]
            guard bounds.contains(frame), !others.contains(where: { frame.meetsBeyondRounding($0) }) else { continue }
            frame.size.width = min(max(frame.width, maxima[index].width), bounds.maxX - frame.minX)
            while let other = others.first(where: { frame.meetsBeyondRounding($0) }) {
                frame.size.width = max(result[index].width, other.minX - frame.minX)
            }
            frame.size.height = min(max(frame.height, maxima[index].height), bounds.maxY - frame.minY)
            while let other = others.first(where: { frame.meetsBeyondRounding($0) }) {
                frame.size.height = max(result[index].height, other.minY - frame.minY)
            }
            result[index] = frame
        }
        return result
    }
}
