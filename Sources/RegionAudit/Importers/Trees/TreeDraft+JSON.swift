import Foundation
import RegionGeometry
import RegionModel

extension TreeDraft {
    /// Adds nested elements, each before those in it, however deep.
    ///
    /// - Parameters:
    ///   - children: The list of the elements in one.
    ///   - takesOne: Whether an object in place of a list is a list of one, as what converts XML writes it.
    ///   - visit: Adds an element; gives its index, or `nil` where it is none, so that those in it belong to what it is
    ///     in.
    mutating func append(
        _ roots: [JSONView], in parent: Int? = nil, children: (JSONView) -> JSONView?, takesOne: Bool = false,
        visit: (inout TreeDraft, JSONView, Int?) throws(InputError) -> Int?
    ) throws(InputError) {
        var waiting: [(view: JSONView, parent: Int?)] = roots.reversed().map { ($0, parent) }
        var strays = 0
        while let (view, parent) = waiting.popLast() {
            guard view.isObject else {
                strays += 1
                continue
            }
            let own = try visit(&self, view, parent) ?? parent
            guard let list = children(view) else { continue }
            if takesOne, list.isObject { waiting.append((list, own)) }
            waiting += list.items.map { ($0, own) }.reversed()
        }
        noteStrays(strays)
    }

    /// Says how many members of lists of elements are none.
    mutating func noteStrays(_ count: Int) {
        guard count > 0 else { return }
        notes.append("Passed over \(count) \(count == 1 ? "entry that is" : "entries that are") no element.")
    }

    /// Gives the elements of a flat list the parents that lie around them, as far as the list goes down a tree.
    ///
    /// A control is what contains a text of its own, but no other control.
    ///
    /// - Parameter window: The window's size, if it is known; what takes half of it is a surface rather than a control.
    /// - Complexity: O(n) for the lists of trees.
    mutating func nestByPlace(in window: CGSize?) {
        let limit = window.map { $0.area / 2 } ?? .infinity
        var open: [Int] = []
        for index in elements.indices {
            guard let frame = elements[index].frame else { continue }
            while let last = open.last, !holds(last, frame) { open.removeLast() }
            let parent = open.last { outer in
                guard elements[outer].role.isInteractive else { return true }
                return !elements[index].role.isInteractive
                    && elements[outer].frame.map { $0.area <= limit } ?? false
            }
            if let parent { update(index) { $0.parent = parent } }
            open.append(index)
            if open.count > Self.nestingLimit { open.removeFirst() }
        }
    }

    /// Takes containers with a label and nothing in them for texts, where their kind may mean anything; surfaces are
    /// none.
    mutating func readLeaves(within window: CGSize?, where isGeneric: (ImportedElement) -> Bool) {
        let limit = window.map { $0.area / 3 } ?? .infinity
        var holdsAny = [Bool](repeating: false, count: elements.count)
        for element in elements { if let parent = element.parent { holdsAny[parent] = true } }
        for index in elements.indices where !holdsAny[index] && elements[index].role == .container {
            let element = elements[index]
            guard element.label != nil, element.exemption == nil, isGeneric(element),
                element.frame.map({ $0.area < limit }) ?? false
            else { continue }
            update(index) { $0.role = .text }
        }
    }

    /// Takes containers that hold something wholly outside of them for scroll views, where the dump does not tell them.
    mutating func makeScrollViews() {
        for index in elements.indices {
            guard let parent = elements[index].parent, elements[parent].role == .container,
                let outer = elements[parent].frame, let inner = elements[index].frame, !outer.intersects(inner)
            else { continue }
            update(parent) {
                $0.role = .scrollView
                $0.facts.insert(.clips)
            }
        }
    }

    private static let nestingLimit = 200

    private func holds(_ outer: Int, _ frame: CGRect) -> Bool {
        elements[outer].frame.map { $0.insetBy(dx: -0.5, dy: -0.5).contains(frame) && elements[outer].role != .text }
            ?? false
    }
}
