extension ImportedTree {
    /// The tree with all exempt that is not in its topmost dialog; itself where it has none.
    ///
    /// Screens that a sheet covers stay in most dumps, and few say that they cannot be seen.
    ///
    /// - Complexity: O(n).
    public var topmostModal: ImportedTree {
        guard let topmost = elements.lastIndex(where: { $0.role == .dialog && $0.exemption == nil && $0.frame != nil })
        else { return self }
        var result = self
        var isWithin = [Bool](repeating: false, count: elements.count)
        for (index, element) in elements.enumerated() {
            isWithin[index] = index == topmost || element.parent.map { isWithin[$0] } ?? false
            if !isWithin[index], element.exemption == nil { result.elements[index].exemption = .covered }
        }
        return result
    }
}
