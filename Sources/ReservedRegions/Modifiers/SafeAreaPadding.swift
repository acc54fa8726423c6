import Foundation
import RegionModel

extension View {
    /// Adds room to the safe area of the view: it keeps out of it, what ignores the safe area reaches over it, and a
    /// scroll view fills it but keeps what it scrolls out of it.
    ///
    /// - Parameter insets: In points.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modified(by: SafeAreaPadding(insets: insets)) }

    /// Adds room to the safe area of the view at some edges.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: In points, or `nil` for the platform's 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    /// Adds the same room to the safe area of the view at all edges, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

private struct SafeAreaPadding: NodeModifier {
    let insets: EdgeInsets

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.safeAreaPadding, content: content) { index, isNew in
            let rule = insets.isFinite ? insets : EdgeInsets()
            if !isNew, tree.insets[tree.nodes[Int(index)].payload] != rule,
                let scrollView = tree.scrollView(in: Int(index))
            {
                tree.noteChange(at: Int32(scrollView))
            }
            tree.setRule(rule, of: index, in: &tree.insets)
            if !insets.isFinite { tree.report(at: index, "safeAreaPadding was given an infinite length; none is used") }
        }
    }
}
