import Foundation

extension View {
    /// Moves the view away from what stands in the window's corners, such as window controls.
    ///
    /// An edge stands for the corners at both of its ends: for `.leading` the view moves by the width that the larger of
    /// the two takes of it, for `.top` by the height.
    ///
    /// - Parameters:
    ///   - edges: The edges from which the view moves.
    ///   - sizeToFit: Whether the view becomes smaller in place of moving beyond its bounds.
    public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
        CornerOffset(edges: edges, sizeToFit: sizeToFit, content: self)
    }
}

private struct CornerOffset<Content: View>: View {
    let edges: Edge.Set
    let sizeToFit: Bool
    let content: Content
    @State private var corners = RectangleCornerInsets()

    var body: some View {
        // The corners are measured around what moves, so that moving does not change them.
        content.padding(sizeToFit ? insets : EdgeInsets())
            .offset(x: sizeToFit ? 0 : insets.leading - insets.trailing, y: sizeToFit ? 0 : insets.top - insets.bottom)
            .onGeometryChange(for: RectangleCornerInsets.self) {
                $0.containerCornerInsets
            } action: {
                corners = $0
            }
    }

    private var insets: EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? max(corners.topLeading.height, corners.topTrailing.height) : 0,
            leading: edges.contains(.leading) ? max(corners.topLeading.width, corners.bottomLeading.width) : 0,
            bottom: edges.contains(.bottom) ? max(corners.bottomLeading.height, corners.bottomTrailing.height) : 0,
            trailing: edges.contains(.trailing) ? max(corners.topTrailing.width, corners.bottomTrailing.width) : 0)
    }
}
