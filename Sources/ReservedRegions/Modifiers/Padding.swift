import Foundation
import RegionModel

extension View {
    /// Puts room around the view.
    ///
    /// - Parameter insets: In points; negative ones let the view reach beyond its place.
    public func padding(_ insets: EdgeInsets) -> some View { modified(by: Padding(insets: insets)) }

    /// Puts room at some of the view's edges.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: In points, or `nil` for the platform's 16.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// Puts the same room at all edges, in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

private struct Padding: NodeModifier {
    let insets: EdgeInsets

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.padding, content: content) { index, _ in
            let isFinite = insets.isFinite
            tree.setRule(isFinite ? insets : EdgeInsets(), of: index, in: &tree.insets)
            if !isFinite { tree.report(at: index, "padding was given an infinite length; none is used") }
        }
    }
}

extension EdgeInsets {
    /// Whether all four are lengths that can be laid out.
    var isFinite: Bool { [top, leading, bottom, trailing].allSatisfy(\.isFinite) }
}
