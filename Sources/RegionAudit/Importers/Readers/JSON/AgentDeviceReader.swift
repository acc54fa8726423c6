import Foundation
import RegionModel

/// Reads agent-device's `snapshot --json`: a flat list in which each node names the one that it is in.
enum AgentDeviceReader: JSONDumpReader {
    static func marks(_ object: JSONView) -> Bool {
        guard let first = object["nodes"]?.items.first(where: { $0.isObject }) else { return false }
        return first["index"] != nil && first.first("rect", "ref", "depth", "parentIndex") != nil
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        for envelope in tape.outermost(where: marks) {
            let nodes = envelope["nodes"].map { Array($0.items) } ?? []
            let isAndroid =
                envelope["backend"]?.equals("android") ?? nodes.contains { $0["type"]?.contains("android.") ?? false }
            var draft = TreeDraft(limits: limits, earlier: count)
            try append(nodes, to: &draft, isAndroid: isAndroid)
            count += draft.elements.count
            if envelope.isTrue("truncated") {
                draft.notes.append("The tool that wrote it left elements out, as it had too many.")
            }
            if isAndroid { draft.joinControls() }
            let frame = isAndroid ? nil : Self.window(of: draft)
            let window =
                isAndroid
                ? StatedWindow(roots: draft.roots)
                : StatedWindow(
                    size: frame?.place.size, source: frame?.source ?? "no application and no window in it has a rect")
            if !isAndroid, let size = window.size {
                let main = draft.elements.firstIndex { $0.kind == "Window" && $0.frame != nil }
                AppleWindows.settle(&draft, main: main, size: size)
            }
            trees.append(
                draft.finished(
                    name: "snapshot \(trees.count + 1)", window: window, at: frame?.place.origin ?? .zero,
                    unit: isAndroid ? .pixels : .points))
        }
        return trees
    }

    private static func append(_ nodes: [JSONView], to draft: inout TreeDraft, isAndroid: Bool) throws(InputError) {
        var places: [Int: Int] = [:]
        /// The elements that are open by their depth, for nodes that do not name what they are in.
        var open: [(depth: Int, element: Int)] = []
        var kinds = AndroidKinds()
        var strays = 0
        for (position, node) in nodes.enumerated() {
            guard node.isObject else {
                strays += 1
                continue
            }
            let depth = node["depth"]?.integer ?? 0
            while let last = open.last, last.depth >= depth { open.removeLast() }
            let parent = node["parentIndex"].map { $0.integer.flatMap { places[$0] } } ?? open.last?.element
            var (element, isKnown) =
                isAndroid ? AndroidElement(node).imported(in: parent, &kinds) : AppleElement(node).imported(in: parent)
            if !isAndroid, let role = node["subrole"].flatMap({ Self.role(of: $0) }) { element.role = role }
            if node["interactionBlocked"]?.equals("covered") ?? false, element.exemption == nil {
                element.exemption = .covered
            }
            if isAndroid, node.isTrue("hittable") { element.facts.insert(.tappable) }
            let index = try draft.append(element, isKnown: isKnown)
            places[node["index"]?.integer ?? position] = index
            open.append((depth, index))
        }
        draft.noteStrays(strays)
    }

    private static func role(of subrole: JSONView) -> ElementRole? {
        if subrole.equals("AXSwitch") || subrole.equals("AXToggle") { return .toggle }
        return subrole.equals("AXSearchField") || subrole.equals("AXSecureTextField") ? .textField : nil
    }

    /// The rectangle of the application, or else of its first window.
    private static func window(of draft: TreeDraft) -> (place: CGRect, source: String)? {
        for kind in ["Application", "Window"] {
            if let place = draft.elements.first(where: { $0.kind == kind && $0.frame != nil })?.frame {
                return (place, "the rect of its \(kind)")
            }
        }
        return nil
    }
}
