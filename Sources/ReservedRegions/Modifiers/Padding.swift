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
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Puts the same room at all edges, in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

private struct Padding: NodeModifier {
    let insets: EdgeInsets

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.padding, content: content) { index, _ in
            let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
            let isFinite = lengths.allSatisfy(\.isFinite)
            tree.setRule(isFinite ? insets : EdgeInsets(), of: index, in: &tree.insets)
            if !isFinite { tree.report(at: index, "padding was given an infinite length; none is used") }
        }
    }
}
