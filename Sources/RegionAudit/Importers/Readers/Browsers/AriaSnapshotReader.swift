import Foundation
import RegionModel

/// Reads what Playwright's `ariaSnapshot({ boxes: true })` writes, as YAML or as JSON.
enum AriaSnapshotReader: JSONDumpReader {
    static func recognises(_ text: DumpText) -> Bool { text.bytes.firstIndex(of: "[box=") != nil }

    static func marks(_ object: JSONView) -> Bool { object["role"]?.isString ?? false && object["box"] != nil }

    static func trees(in text: DumpText, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var tree = AriaTree(limits: limits)
        var open: [(column: Int, element: Int?)] = []
        for line in text.bytes.lines() {
            guard let parsed = AriaLine(text.bytes, line) else { continue }
            while let last = open.last, last.column >= parsed.column { open.removeLast() }
            let parent = open.last?.element
            if let property = parsed.property {
                if let parent, property != "/url" { tree.label(parent, parsed.value) }
                continue
            }
            open.append((parsed.column, try tree.append(parsed.node, in: parent)))
        }
        return tree.isEmpty ? [] : [tree.finished(window: nil)]
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var tree = AriaTree(limits: limits)
        let roots = tape.outermost { $0["role"]?.isString ?? false && ($0["box"] ?? $0["children"]) != nil }
        var waiting: [(view: JSONView, parent: Int?)] = roots.reversed().map { ($0, nil) }
        while let (view, parent) = waiting.popLast() {
            guard view.isObject || view.text != nil else { continue }
            let own = try tree.append(AriaNode(view), in: parent)
            waiting += view.items(of: "children").map { ($0, own) }.reversed()
        }
        return tree.isEmpty ? [] : [tree.finished(window: Viewports(tape).ofFile.window)]
    }
}

/// A node of an aria snapshot.
struct AriaNode {
    var role = "text"
    var name: String?
    var box: CGRect?
    var facts: ElementFacts = []
    /// What is read in it beside its name.
    var text: String?
}

extension AriaNode {
    /// A node as JSON has it: an object, or a mere text.
    init(_ json: JSONView) {
        guard json.isObject else {
            text = json.text
            return
        }
        role = json["role"]?.text ?? "generic"
        name = json.first("name", "text")?.text
        box = json["box"]?.place()
        if json.isTrue("disabled") { facts.insert(.disabled) }
        if json.isTrue("selected") { facts.insert(.selected) }
        if json.isTrue("active") { facts.insert(.focused) }
    }
}

/// An aria snapshot in the making.
struct AriaTree {
    private var draft: TreeDraft
    /// For each element how far what it says of places is off, as a page within a page counts from its own corner.
    private var offsets: [CGSize] = []

    init(limits: DumpLimits) { draft = TreeDraft(limits: limits) }

    var isEmpty: Bool { !draft.elements.contains { $0.frame != nil } }

    mutating func append(_ node: AriaNode, in parent: Int?) throws(InputError) -> Int {
        let role = WebKind.role(ofARIA: node.role)
        let offset = offset(of: node, in: parent)
        var element = ImportedElement(
            parent: parent, kind: node.role, role: role ?? .container, label: node.name ?? node.text,
            frame: node.box?.offsetBy(dx: offset.width, dy: offset.height), facts: node.facts)
        if WebKind.isTappable(node.role) { element.facts.insert(.tappable) }
        if element.role == .container, node.box != nil, node.text != nil { element.role = .text }
        offsets.append(offset)
        return try draft.append(element, isKnown: role != nil)
    }

    /// A page within the page is where its frame is; a box that lies there already is not moved.
    private func offset(of node: AriaNode, in parent: Int?) -> CGSize {
        guard let parent else { return .zero }
        let outer = draft.elements[parent]
        guard outer.kind == "iframe", let frame = outer.frame, let box = node.box, !frame.contains(box) else {
            return offsets[parent]
        }
        return CGSize(width: frame.minX, height: frame.minY)
    }

    mutating func label(_ index: Int, _ text: String?) {
        draft.update(index) { $0.label = $0.label ?? text }
    }

    func finished(window: StatedWindow?) -> ImportedTree {
        var draft = draft
        draft.unmakeWrappers()
        draft.readTextsWithoutBoxes()
        let root = draft.elements.first { $0.role == .window && $0.frame?.origin == .zero }?.frame?.size
        return draft.finished(
            name: "snapshot",
            window: window
                ?? StatedWindow(
                    size: root, source: root == nil ? "an aria snapshot does not tell the viewport" : "its root"),
            unit: .points)
    }
}

extension TreeDraft {
    /// Texts have no boxes of their own: what holds nothing else is judged in their place.
    fileprivate mutating func readTextsWithoutBoxes() {
        var texts = [String?](repeating: nil, count: elements.count)
        var holdsOther = [Bool](repeating: false, count: elements.count)
        for element in elements {
            guard let parent = element.parent else { continue }
            if element.kind == "text", element.frame == nil {
                texts[parent] = texts[parent] ?? element.label
            } else {
                holdsOther[parent] = true
            }
        }
        for index in elements.indices where !holdsOther[index] && elements[index].role == .container {
            guard let text = texts[index], elements[index].frame != nil else { continue }
            update(index) {
                $0.role = .text
                $0.label = $0.label ?? text
            }
        }
    }
}
