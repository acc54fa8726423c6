extension View {
    /// Says where the view is drawn among its siblings: those of higher values over those of lower ones, and of the same
    /// in their order. Layout does not depend on it.
    ///
    /// - Parameter value: Zero where a view says nothing.
    public func zIndex(_ value: Double) -> some View { modified(by: ZIndex(value: value)) }
}

private struct ZIndex: NodeModifier {
    let value: Double

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.zIndex, content: content) { index, _ in
            let isNumber = !value.isNaN
            tree.setRule(isNumber ? value : 0, of: index, in: &tree.numbers)
            if !isNumber { tree.report(at: index, "zIndex was given NaN; 0 is used") }
        }
    }
}

extension LayoutTree {
    /// Puts siblings that were visited in their order into that in which they are drawn.
    func sortByDepth(_ visits: inout [SnapshotBuilder.Visit], from start: Int) {
        guard visits[start...].contains(where: { nodes[$0.node].flags.contains(.hasDepth) }) else { return }
        let ranked = visits[start...].enumerated().map { (depth: zIndex(of: $1.node), place: $0, visit: $1) }
        visits[start...] = ArraySlice(ranked.sorted { ($0.depth, $0.place) < ($1.depth, $1.place) }.map(\.visit))
    }

    /// What a view says of where it is drawn among its siblings.
    private func zIndex(of index: Int) -> Double {
        var next = index
        while nodes[next].flags.contains(.hasDepth), nodes[next].childCount > 0 {
            if nodes[next].kind == .zIndex { return numbers[nodes[next].payload] }
            next = child(0, of: nodes + next)
        }
        return 0
    }
}
