import Foundation

extension RangeReplaceableCollection {
    /// Removes the elements at the given distances from the start; what `onDelete` asks for.
    ///
    /// - Complexity: O(n) with n elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at the given distances from the start in front of the one at another distance, as those
    /// were before; what `onMove` asks for.
    ///
    /// - Complexity: O(n) with n elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }
}
