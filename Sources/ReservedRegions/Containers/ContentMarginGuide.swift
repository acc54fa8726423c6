import Foundation
import RegionModel

/// Margins that a container gives its content.
///
/// They were measured on iOS 27.1: the platform's least margins at the sides, nothing above and below, whatever the safe
/// area. At a side where the platform puts a vertical bar it gives none; a scene says nothing of such bars, so the margin
/// stays here.
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

    var body: some View { content.padding(metrics.contentMargins(edges)) }
}

extension GeometryProxy {
    /// The margins that the container gives its content, in points; nothing at edges that are left out.
    public func contentMargins(for guide: ContentMarginGuide, edges: Edge.Set = .all) -> EdgeInsets {
        BarMetrics(tree.scene).contentMargins(edges)
    }
}

extension BarMetrics {
    /// The least margins of content at some edges.
    fileprivate func contentMargins(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(edges.intersection(.horizontal), contentMargin)
    }
}
