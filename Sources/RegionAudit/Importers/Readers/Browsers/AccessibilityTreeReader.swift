import Foundation
import RegionModel

/// Reads `Accessibility.getFullAXTree` of Chromium, with the box of each node joined to it.
///
/// The protocol gives boxes by `DOM.getBoxModel`; they are taken from a member of the node, or from a member of the
/// file that lists them by `backendDOMNodeId`.
enum AccessibilityTreeReader: JSONDumpReader {
    static func marks(_ object: JSONView) -> Bool {
        guard let first = object["nodes"]?.items.first(where: { $0.isObject }) else { return false }
        return first["nodeId"] != nil && (first["role"]?.isObject ?? false || first["ignored"] != nil)
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        let boxes = BoxModels(tape)
        let viewports = Viewports(tape)
        for envelope in tape.outermost(where: marks) {
            var draft = TreeDraft(limits: limits, earlier: count)
            let nodes = envelope["nodes"].map { Array($0.items) } ?? []
            for (node, parent) in ordered(nodes) {
                let (element, isKnown) = element(node, in: parent, boxes)
                _ = try draft.append(element, isKnown: isKnown)
            }
            draft.noteStrays(nodes.count - draft.elements.count)
            draft.unmakeWrappers()
            count += draft.elements.count
            guard draft.elements.contains(where: { $0.frame != nil }) else {
                throw InputError(
                    found: "an accessibility tree without boxes",
                    expected: "the box model of each node beside it, which DOM.getBoxModel gives")
            }
            let window =
                viewports.of(envelope).window
                ?? StatedWindow(size: nil, source: "the tree tells the size of the page, not of the viewport")
            trees.append(draft.finished(name: "tree \(trees.count + 1)", window: window, unit: .points, rounding: 0))
        }
        return trees
    }

    private static func element(
        _ node: JSONView, in parent: Int?, _ boxes: BoxModels
    ) -> (ImportedElement, isKnown: Bool) {
        let kind = node["role"]?["value"]?.text ?? node["role"]?.text ?? "generic"
        let role = WebKind.role(ofARIA: kind)
        let isIgnored = node.isTrue("ignored")
        var element = ImportedElement(
            parent: parent, kind: kind, role: isIgnored ? .container : role ?? .container,
            label: node["name"]?["value"]?.text ?? node["name"]?.text, frame: boxes.place(of: node))
        for property in node.items(of: "properties") {
            guard let name = property["name"] else { continue }
            let isTrue = property["value"]?["value"]?.flag ?? false
            if name.equals("disabled"), isTrue { element.facts.insert(.disabled) }
            if name.equals("focused"), isTrue { element.facts.insert(.focused) }
            if name.equals("selected"), isTrue { element.facts.insert(.selected) }
            if name.equals("hidden"), isTrue { element.facts.insert(.hidden) }
            if name.equals("editable"), element.role == .container { element.role = .textField }
        }
        return (element, role != nil || isIgnored)
    }

    /// The nodes, parents first: they are listed level by level, and children name their parents or parents them.
    private static func ordered(_ nodes: [JSONView]) -> [(JSONView, parent: Int?)] {
        var positions: [String: Int] = [:]
        for (position, node) in nodes.enumerated() where node.isObject {
            if let id = node["nodeId"]?.text { positions[id] = position }
        }
        var parents = [Int?](repeating: nil, count: nodes.count)
        for (position, node) in nodes.enumerated() where node.isObject {
            for child in node.items(of: "childIds") {
                if let index = child.text.flatMap({ positions[$0] }) { parents[index] = position }
            }
            if let parent = node["parentId"]?.text.flatMap({ positions[$0] }) { parents[position] = parent }
        }
        return Forest.ordered(nodes, parents: parents)
    }
}
