import Foundation

extension View {
    /// Moves what is drawn, not what is laid out; in right-to-left layout the other way.
    ///
    /// - Parameters:
    ///   - x: Towards the trailing edge, in points.
    ///   - y: Downwards, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: PointModifier(kind: .offset, point: CGPoint(x: x, y: y)))
    }

    /// Moves what is drawn, not what is laid out.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Takes all room that is proposed and puts the view's centre at a point of it.
    ///
    /// - Parameters:
    ///   - x: From the leading edge, in points.
    ///   - y: From the top, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: PointModifier(kind: .position, point: CGPoint(x: x, y: y)))
    }

    /// Takes all room that is proposed and puts the view's centre at a point of it.
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

private struct PointModifier: NodeModifier {
    let kind: NodeKind
    let point: CGPoint

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(kind, content: content) { index, _ in
            let isFinite = point.x.isFinite && point.y.isFinite
            tree.setRule(isFinite ? point : .zero, of: index, in: &tree.points)
            if !isFinite { tree.report(at: index, "a view was moved to (\(point.x), \(point.y)); (0, 0) is used") }
        }
    }
}
