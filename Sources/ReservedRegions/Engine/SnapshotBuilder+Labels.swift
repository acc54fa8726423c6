import RegionModel

extension SnapshotBuilder {
    /// Calls controls that say nothing of themselves by the texts in them, or else by the names of their pictures.
    ///
    /// - Complexity: O(n) in the elements, times how deep texts stand within their control.
    static func labelControls(_ elements: inout [LayoutElement]) {
        var texts: [Int: [String]] = [:]
        var pictures: [Int: [String]] = [:]
        for index in elements.indices {
            let role = elements[index].role
            guard role == .text || role == .image, let label = elements[index].label,
                let control = control(around: index, in: elements), elements[control].label == nil
            else { continue }
            if role == .text {
                texts[control, default: []].append(label)
            } else {
                pictures[control, default: []].append(label)
            }
        }
        for (control, names) in pictures where texts[control] == nil {
            elements[control].label = names.joined(separator: ", ")
        }
        for (control, words) in texts { elements[control].label = words.joined(separator: ", ") }
    }

    /// The nearest element around one that people touch.
    private static func control(around index: Int, in elements: [LayoutElement]) -> Int? {
        var next = elements[index].parent
        while let parent = next, !elements[parent].role.isInteractive { next = elements[parent].parent }
        return next
    }
}
