import Foundation
import RegionModel

/// Reads a state of DroidBot: a flat list of views that name the ones they are in by number.
enum DroidBotReader {
    static func marks(_ object: JSONView) -> Bool {
        guard let first = object["views"]?.items.first(where: { $0.isObject }) else { return false }
        return first["temp_id"] != nil || (first["bounds"]?.isArray ?? false && first["class"] != nil)
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        for state in tape.outermost(where: marks) {
            var draft = TreeDraft(limits: limits, earlier: count)
            let views = state["views"].map { Array($0.items) } ?? []
            for (view, parent) in ordered(views) {
                let (element, isKnown) = AndroidElement(view).imported(in: parent)
                _ = try draft.append(element, isKnown: isKnown)
            }
            draft.noteStrays(views.count - draft.elements.count)
            count += draft.elements.count
            let stated = state.size.map { StatedWindow(size: $0, source: "the width and height of the state") }
            trees.append(
                draft.finished(
                    name: "state \(trees.count + 1)", window: stated ?? AgentDeviceReader.display(of: draft),
                    unit: .pixels))
        }
        return trees
    }

    private static func ordered(_ views: [JSONView]) -> [(JSONView, parent: Int?)] {
        var positions: [Int: Int] = [:]
        for (position, view) in views.enumerated() where view.isObject {
            positions[view["temp_id"]?.integer ?? position] = position
        }
        return Forest.ordered(views, parents: views.map { $0["parent"]?.integer.flatMap { positions[$0] } })
    }
}
