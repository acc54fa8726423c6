import Foundation
import RegionModel

extension View {
    /// Lets the lines of the texts in the view flow around reserved regions.
    ///
    /// No line meets an active region, neither an occlusion nor a division. A horizontal fold is passed below; beside a
    /// camera or a vertical fold a line goes on behind it. What the view has in its way is seen from where each text
    /// stands, at any depth, scrolled, scaled and from right to left.
    ///
    ///     ScrollView {
    ///         Text(article)
    ///     }
    ///     .textAvoidsReservedRegions()
    ///
    /// A text that no region meets is set as it is without this. One that is met takes all the width that it is proposed,
    /// as lines need room to go around, and as much more height as they then take. A text that would have to leave the
    /// window to get past a region stays where it is, and a snapshot says so.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether they do; texts in a view that avoids regions may be let off.
    ///   - options: Which regions are in the way beside the active ones.
    public func textAvoidsReservedRegions(
        _ isEnabled: Bool = true, options: ReservedRegion.QueryOptions = []
    ) -> some View {
        modified(by: EnvironmentChange { $0.text.avoidance = isEnabled ? options : nil })
    }
}

/// What is in the way of a text that flows around regions.
struct TextSurroundings: Equatable {
    /// The regions in the text's coordinates, where x counts from the edge at which lines begin.
    var obstacles: [CGRect]
    /// Where the window ends, in the same coordinates.
    var bottom: CGFloat

    /// The regions that bear on a text of a size: what is further down cannot move its lines.
    func obstacles(meeting size: Size) -> [CGRect] {
        obstacles.filter { $0.maxY > 0 && $0.minY < size.height && $0.maxX > 0 && $0.minX < size.width }
    }
}
