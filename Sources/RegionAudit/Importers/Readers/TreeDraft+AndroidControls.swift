import RegionModel

extension TreeDraft {
    /// Puts together what Android's tools list of one control as several views.
    ///
    /// - Complexity: O(n).
    mutating func joinControls() {
        takeRolesFromLeaves()
        nameControls()
    }

    /// Compose has a view that is touched, and in it one with no name and no touch of its own, which only tells what
    /// the other is.
    private mutating func takeRolesFromLeaves() {
        var holdsAny = [Bool](repeating: false, count: elements.count)
        for element in elements { if let parent = element.parent { holdsAny[parent] = true } }
        for index in elements.indices where !holdsAny[index] && elements[index].role.isInteractive {
            let leaf = elements[index]
            guard leaf.label == nil, leaf.identifier == nil, !leaf.facts.contains(.tappable), let parent = leaf.parent,
                elements[parent].facts.contains(.tappable), elements[parent].role == .container
            else { continue }
            update(parent) { $0.role = leaf.role }
            update(index) { $0.role = .container }
        }
    }

    /// A control that says nothing itself is called what the first view in it is that says something.
    private mutating func nameControls() {
        var names: [String?] = elements.map(\.label)
        var holdsControl = [Bool](repeating: false, count: elements.count)
        for index in elements.indices.reversed() {
            let isTouched = elements[index].facts.contains(.tappable)
            if isTouched, !holdsControl[index], elements[index].label == nil {
                update(index) { $0.label = names[index] }
            }
            guard let parent = elements[index].parent else { continue }
            holdsControl[parent] = holdsControl[parent] || holdsControl[index] || isTouched
            // Children come after what they are in, and the first of them last here.
            if elements[parent].label == nil, let name = names[index] { names[parent] = name }
        }
    }
}
