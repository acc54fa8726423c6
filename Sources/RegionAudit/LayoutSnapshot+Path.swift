import RegionModel

extension LayoutSnapshot {
    /// The most names of a path in a report: dumps may be nested without reason, and every finding has its path.
    private static let pathLimit = 64

    /// The path of an element; of one that is nested very deep the innermost names.
    ///
    /// - Complexity: O(1) in the depth.
    package func shortPath(of index: Int) -> String {
        var names: [String] = []
        var next: Int? = index
        while let current = next {
            guard names.count < Self.pathLimit else {
                names.append("…")
                break
            }
            names.append(elements[current].id)
            next = elements[current].parent
        }
        return names.reversed().joined(separator: "/")
    }
}
