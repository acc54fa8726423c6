import Foundation
import RegionModel

/// The room around what is scrolled, where views around the scroll view say how much.
struct ContentMargins: Hashable, Sendable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// The margins where nobody says otherwise than a container.
    func insets(or usual: EdgeInsets = EdgeInsets()) -> EdgeInsets {
        EdgeInsets(
            top: top ?? usual.top, leading: leading ?? usual.leading, bottom: bottom ?? usual.bottom,
            trailing: trailing ?? usual.trailing)
    }

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets?) {
        if edges.contains(.top) { top = insets?.top }
        if edges.contains(.leading) { leading = insets?.leading }
        if edges.contains(.bottom) { bottom = insets?.bottom }
        if edges.contains(.trailing) { trailing = insets?.trailing }
    }
}

extension EnvironmentValues {
    /// The room around what the nearest scroll view scrolls.
    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

private struct ContentMarginsKey: EnvironmentKey {
    static let defaultValue = ContentMargins()
}

/// What content margins are kept around.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let number: Int

    /// What the container sees fit.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(number: 0) }
    /// What is scrolled.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(number: 1) }
    /// The scroll indicators, which nothing here depends on.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(number: 2) }
}

extension View {
    /// Keeps room around what the scroll view in this view scrolls, in place of its own margins.
    ///
    /// - Parameters:
    ///   - edges: The edges that are changed.
    ///   - insets: In points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        changingContentMargins(edges, insets, placement)
    }

    /// Keeps room around what the scroll view in this view scrolls, in place of its own margins.
    ///
    /// - Parameters:
    ///   - edges: The edges that are changed.
    ///   - length: In points, or `nil` for the container's own.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        changingContentMargins(edges, length.map { EdgeInsets(.all, $0) }, placement)
    }

    /// Keeps the same room on all sides of what the scroll view in this view scrolls, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        changingContentMargins(.all, EdgeInsets(.all, length), placement)
    }

    private func changingContentMargins(
        _ edges: Edge.Set, _ insets: EdgeInsets?, _ placement: ContentMarginPlacement
    ) -> some View {
        modified(
            by: EnvironmentChange { environment in
                guard placement != .scrollIndicators, insets?.isFinite ?? true else { return }
                environment.contentMargins.set(edges, insets)
            })
    }
}
