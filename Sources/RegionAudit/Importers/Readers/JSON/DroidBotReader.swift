import Foundation
import RegionModel

/// Reads a state of DroidBot: a flat list of views that name the ones they are in by number.
enum DroidBotReader: JSONDumpReader {
    static func marks(_ object: JSONView) -> Bool {
        guard let first = object["views"]?.items.first(where: { $0.isObject }) else { return false }
        return first["temp_id"] != nil || (first["bounds"]?.isArray ?? false && first["class"] != nil)
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        var kinds = AndroidKinds()
        for state in tape.outermost(where: marks) {
            var draft = TreeDraft(limits: limits, earlier: count)
            let views = state["views"].map { Array($0.items) } ?? []
            for (view, parent) in ordered(views) {
                let (element, isKnown) = AndroidElement(view).imported(in: parent, &kinds)
                _ = try draft.append(element, isKnown: isKnown)
            }
            draft.noteStrays(views.count - draft.elements.count)
            count += draft.elements.count
            draft.joinControls()
            let window = state.size.map { display(of: $0, draft) } ?? StatedWindow(roots: draft.roots)
            trees.append(draft.finished(name: "state \(trees.count + 1)", window: window, unit: .pixels))
        }
        return trees
    }

    /// The display as it is stated, turned where the views say that it was turned since.
    private static func display(of size: CGSize, _ draft: TreeDraft) -> StatedWindow {
        let reach = draft.roots.reduce(CGRect.zero) { $0.union($1) }
        let holds = { (width: CGFloat, height: CGFloat) in reach.maxX <= width + 1 && reach.maxY <= height + 1 }
        guard !holds(size.width, size.height), holds(size.height, size.width) else {
            return StatedWindow(size: size, source: "the width and height of the state")
        }
        return StatedWindow(
            size: CGSize(width: size.height, height: size.width),
            source: "the width and height of the state, which was turned since")
    }

    private static func ordered(_ views: [JSONView]) -> [(JSONView, parent: Int?)] {
        var positions: [Int: Int] = [:]
        for (position, view) in views.enumerated() where view.isObject {
            positions[view["temp_id"]?.integer ?? position] = position
        }
        return Forest.ordered(views, parents: views.map { $0["parent"]?.integer.flatMap { positions[$0] } })
    }
}
