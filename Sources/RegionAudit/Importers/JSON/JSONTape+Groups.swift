extension JSONTape {
    /// Views that belong together: those of one document, begun anew where a condition holds.
    ///
    /// - Parameter views: In the order of the text.
    func groups(_ views: [JSONView], startingAt isStart: (JSONView) -> Bool) -> [[JSONView]] {
        var groups: [[JSONView]] = []
        var root = -1
        for view in views {
            let isInNext = root + 1 < roots.count && view.index >= roots[root + 1]
            while root + 1 < roots.count, view.index >= roots[root + 1] { root += 1 }
            if groups.isEmpty || isInNext || isStart(view) {
                groups.append([view])
            } else {
                groups[groups.count - 1].append(view)
            }
        }
        return groups
    }

    /// What the first member of a name says anywhere in the text, for what envelopes tell beside the tree.
    ///
    /// - Parameter condition: Which of the members of that name will do.
    func member(_ name: StaticString, where condition: (JSONView) -> Bool = { _ in true }) -> JSONView? {
        for index in values.indices where values[index].kind == .object {
            if let member = JSONView(self, index)[name], condition(member) { return member }
        }
        return nil
    }
}
