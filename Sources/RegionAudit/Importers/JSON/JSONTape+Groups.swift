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

    /// The position among the documents of the one that a value is in.
    ///
    /// - Complexity: O(log n) in the documents.
    func document(of index: Int) -> Int? {
        var (low, high) = (0, roots.count)
        while low < high {
            let middle = (low + high) / 2
            if roots[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// What the first member of a name says among the values of a range, for what envelopes tell beside the tree.
    ///
    /// - Parameter condition: Which of the members of that name will do.
    func member(
        _ name: StaticString, in range: Range<Int>, where condition: (JSONView) -> Bool = { _ in true }
    ) -> JSONView? {
        for index in range where values[index].kind == .object {
            if let member = JSONView(self, index)[name], condition(member) { return member }
        }
        return nil
    }
}
