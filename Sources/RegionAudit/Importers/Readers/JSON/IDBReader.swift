import Foundation
import RegionModel

/// Reads what idb's `ui describe-all`, AXe's `describe-ui` and XcodeBuildMCP list of a simulator, exact to a point's
/// fraction.
enum IDBReader: JSONDumpReader {
    static func marks(_ object: JSONView) -> Bool { isElement(object) || isEnvelope(object) }

    private static func isElement(_ object: JSONView) -> Bool {
        object["AXFrame"] != nil || object["AXUniqueId"] != nil || object["AXLabel"] != nil
            || object["role_description"] != nil
    }

    /// What idb prints with `--format complete`.
    private static func isEnvelope(_ object: JSONView) -> Bool {
        object["elements"]?.isArray ?? false && object.first("screen", "coverage", "backend", "profile") != nil
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        let found = tape.outermost(where: marks)
        for group in tape.groups(found, startingAt: { isEnvelope($0) || AXElement.isApplication($0) }) {
            let envelope = group.first.flatMap { isEnvelope($0) ? $0 : nil }
            let roots = envelope.flatMap { $0["elements"] }.map { Array($0.items) } ?? group
            var tree = try AXTrees(roots, screen: envelope?["screen"]?.size, limits: limits, earlier: count)
            count += tree.draft.elements.count
            if let envelope { tree.note(envelope) }
            trees.append(tree.finished(name: "tree \(trees.count + 1)"))
        }
        return trees
    }
}

extension AXTrees {
    fileprivate mutating func note(_ envelope: JSONView) {
        if envelope.isTrue("truncated") { note("The tool that wrote it left elements out, as it had too many.") }
    }
}
