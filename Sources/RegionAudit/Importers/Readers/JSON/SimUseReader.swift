import Foundation
import RegionModel

/// Reads sim-use's envelope: the app's elements as `raw`, and `entries` that hold the system's as well.
enum SimUseReader: JSONDumpReader {
    static func marks(_ object: JSONView) -> Bool {
        object["entries"]?.isArray ?? false && object.first("raw", "outline") != nil
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        for envelope in tape.outermost(where: marks) {
            let raw = envelope["raw"].map { $0.isArray ? Array($0.items) : [$0] } ?? []
            let entries = envelope["entries"].map { Array($0.items) } ?? []
            var tree = try AXTrees(
                raw.isEmpty ? entries.filter { !isSystem($0) } : raw, limits: limits, earlier: count)
            let known = Set(tree.draft.elements.compactMap { Place($0.label, $0.frame) })
            for entry in entries {
                let element = AXElement(entry)
                note(element, in: &tree)
                guard raw.isEmpty ? isSystem(entry) : isExtra(element, beside: known) else { continue }
                let (imported, _) = element.imported(in: nil)
                if raw.isEmpty || isAtTop(entry) { try tree.appendSystem(imported) }
            }
            count += tree.draft.elements.count
            trees.append(tree.finished(name: "tree \(trees.count + 1)"))
        }
        return trees
    }

    private struct Place: Hashable {
        let label: String
        let x: Int
        let y: Int

        init?(_ label: String?, _ frame: CGRect?) {
            guard let label, let frame else { return nil }
            self.label = label
            (x, y) = (Int(frame.minX.rounded()), Int(frame.minY.rounded()))
        }
    }

    private static func isExtra(_ element: AXElement, beside known: Set<Place>) -> Bool {
        Place(element.label, element.frame).map { !known.contains($0) } ?? false
    }

    private static func isAtTop(_ entry: JSONView) -> Bool { entry["region"]?["kind"]?.equals("Top") ?? false }

    /// Whether an entry is one of those that the status bar has: small, at the very top, and the time or a sign.
    private static func isSystem(_ entry: JSONView) -> Bool {
        isAtTop(entry) && StatusItems.isInBar(entry["frame"]?.place()) && StatusItems.isNamed(entry["label"]?.text)
    }

    private static func note(_ element: AXElement, in tree: inout AXTrees) {
        if let sentence = StatusItems.sentence(of: element) { tree.note(sentence) }
    }
}
