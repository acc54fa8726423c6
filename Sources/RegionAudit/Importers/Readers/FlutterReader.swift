import Foundation
import RegionModel

/// Reads what Flutter's `debugDumpSemanticsTree` prints: nodes in a drawn tree, each with a rectangle in its parent's
/// coordinates.
struct FlutterReader {
    private var draft: TreeDraft
    private var open: [(column: Int, index: Int)] = []
    private var transforms: [FlutterTransform?] = []
    /// How many pixels a point is; the one node below the root tells.
    private var ratio: Double?
    private var directions: (left: Int, right: Int) = (0, 0)

    private static let mark: StaticString = "SemanticsNode#"

    static func recognises(_ text: DumpText) -> Bool { text.bytes.firstIndex(of: mark) != nil }

    /// The trees of a file: one for each root.
    static func trees(in text: DumpText, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        let bytes = text.bytes
        var trees: [ImportedTree] = []
        var reader = FlutterReader(draft: TreeDraft(limits: limits))
        var node: FlutterNode?
        var prefix: LinePrefix?
        var count = 0
        for line in bytes.lines() {
            let begin = prefix?.end(in: line, of: bytes) ?? line.lowerBound
            guard let start = bytes.firstIndex(of: mark, from: begin, before: line.upperBound),
                prefix == nil || bytes[begin..<start].allSatisfy(isDrawing)
            else {
                let first = bytes[begin..<line.upperBound].firstIndex { !isDrawing($0) } ?? line.upperBound
                node?.take(bytes, first..<line.upperBound)
                continue
            }
            if let node { try reader.append(node) }
            if prefix == nil { prefix = LinePrefix(of: line, before: start, in: bytes) }
            let column = bytes[(prefix?.end(in: line, of: bytes) ?? begin)..<start].count { $0 & 0xC0 != 0x80 }
            if let root = reader.open.first, column <= root.column {
                count += reader.draft.elements.count
                trees.append(reader.finished(number: trees.count + 1))
                reader = FlutterReader(draft: TreeDraft(limits: limits, earlier: count))
            }
            node = FlutterNode(column: column)
        }
        if let node { try reader.append(node) }
        if !reader.draft.elements.isEmpty { trees.append(reader.finished(number: trees.count + 1)) }
        return trees
    }

    /// Whether a byte draws the tree: a blank, or part of a character of the box drawings.
    private static func isDrawing(_ byte: UInt8) -> Bool {
        byte <= 0x20 || (0x80...0xBF).contains(byte) || byte == 0xE2
    }
}

extension FlutterReader {
    private mutating func append(_ node: FlutterNode) throws(InputError) {
        while let last = open.last, last.column >= node.column { open.removeLast() }
        let parent = open.last?.index
        let outer = parent.map { transforms[$0] } ?? FlutterTransform()
        if open.count == 1, ratio == nil, let own = node.transform, own.b == 0, own.c == 0, own.a > 0 { ratio = own.a }
        let index = try draft.append(element(node, in: parent, outer))
        transforms.append(outer.flatMap { outer in node.transform.map { outer.after($0) } })
        open.append((node.column, index))
        switch node.direction {
        case .rightToLeft: directions.right += 1
        case .leftToRight: directions.left += 1
        case nil: break
        }
    }

    /// The node as an element, with its frame in pixels.
    private mutating func element(
        _ node: FlutterNode, in parent: Int?, _ outer: FlutterTransform?
    ) -> ImportedElement {
        var element = ImportedElement(
            parent: parent, kind: "SemanticsNode", role: parent == nil ? .window : node.role,
            identifier: node.identifier,
            label: node.label, facts: node.facts)
        if let rect = node.rect, let outer, rect.width > 0, rect.height > 0 {
            // What is scaled or turned is told in its own coordinates, else in its parent's.
            let isOwn =
                node.transform.map { $0.a != 1 || $0.b != 0 || $0.c != 0 || $0.d != 1 || rect.origin == .zero } ?? false
            let placed = (isOwn ? node.transform.map { outer.after($0) } ?? outer : outer)(rect)
            element.frame = .place(x: placed.minX, y: placed.minY, width: placed.width, height: placed.height)
        }
        if node.isTappable { element.facts.insert(.tappable) }
        if node.isHidden { element.facts.insert(.hidden) }
        if element.role == .keyboard { element.exemption = .system }
        // A control that is merged into the node around it is read out by that one's label.
        if node.isMergedUp, element.label == nil, element.role.isInteractive || node.isTappable {
            element.label = parent.flatMap { draft.elements[$0].label }
        }
        // What wraps others may carry the text of all of them.
        if let parent, draft.elements[parent].role == .text { draft.update(parent) { $0.role = .container } }
        return element
    }

    private func finished(number: Int) -> ImportedTree {
        var draft = draft
        let ratio = ratio ?? 1
        for index in draft.elements.indices {
            draft.update(index) { element in
                element.frame = element.frame.flatMap { frame in
                    .place(
                        x: frame.minX / ratio, y: frame.minY / ratio, width: frame.width / ratio,
                        height: frame.height / ratio)
                }
            }
        }
        let size = draft.elements.first?.frame?.size
        // Every page is a route; only one that leaves some of the window free is a dialog.
        for (index, element) in draft.elements.enumerated() where element.role == .dialog {
            guard let size, let frame = element.frame, frame.size.equals(size, within: 1) else { continue }
            draft.update(index) { $0.role = .container }
        }
        let window = StatedWindow(
            size: size, source: size == nil ? "its root has no rectangle" : "the rectangle of its root")
        var tree = draft.finished(name: "tree \(number)", window: window, unit: .points)
        if directions.left + directions.right > 0 {
            tree.direction = directions.right > directions.left ? .rightToLeft : .leftToRight
        }
        return tree
    }
}
