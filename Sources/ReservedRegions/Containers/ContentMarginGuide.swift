import Foundation
import RegionGeometry
import RegionModel

/// Margins that a container gives its content.
///
/// They were measured on iOS 27.1: the platform's least margins at the sides, nothing above and below, whatever the safe
/// area, and nothing at a side where the platform puts a vertical bar.
public struct ContentMarginGuide: Hashable, Sendable {
    /// The margins of the container.
    public static var container: ContentMarginGuide { ContentMarginGuide() }
}

extension View {
    /// Keeps the margins of the container around the view.
    ///
    /// - Parameters:
    ///   - edges: The edges where they are kept.
    ///   - alignment: Without effect, as it was measured to be.
    public func contentMargins(
        for guide: ContentMarginGuide, edges: Edge.Set = .all, alignment: Alignment? = nil
    ) -> some View {
        ContainerMargins(edges: edges, content: self)
    }
}

private struct ContainerMargins<Content: View>: View {
    let edges: Edge.Set
    let content: Content
    @Environment(\.barMetrics) private var metrics
    @Environment(\.layoutDirection) private var direction

    var body: some View { content.padding(metrics.contentMargins(edges, in: direction)) }
}

extension GeometryProxy {
    /// The margins that the container gives its content, in points; nothing at edges that are left out.
    public func contentMargins(for guide: ContentMarginGuide, edges: Edge.Set = .all) -> EdgeInsets {
        BarMetrics(tree.scene).contentMargins(edges, in: direction)
    }
}

extension BarMetrics {
    /// The least margins of content at some edges.
    fileprivate func contentMargins(_ edges: Edge.Set, in direction: LayoutDirection) -> EdgeInsets {
        let margins = RectInsets(
            left: uprightBar?.edge == .left ? 0 : contentMargin, right: uprightBar?.edge == .right ? 0 : contentMargin)
        let read = EdgeInsets(margins, in: direction)
        return EdgeInsets(
            top: 0, leading: edges.contains(.leading) ? read.leading : 0, bottom: 0,
            trailing: edges.contains(.trailing) ? read.trailing : 0)
    }
}
