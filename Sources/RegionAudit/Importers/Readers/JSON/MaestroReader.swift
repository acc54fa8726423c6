import Foundation
import RegionModel

/// Reads what `maestro hierarchy` prints as JSON, and the trees that a failed flow keeps.
enum MaestroReader: JSONDumpReader {
    static func marks(_ object: JSONView) -> Bool {
        guard let attributes = object["attributes"], attributes.isObject else { return false }
        return ["bounds", "resource-id", "accessibilityText", "hintText"].contains { attributes[$0] != nil }
    }

    /// What wraps the trees of several windows has no attributes itself.
    private static func isNode(_ object: JSONView) -> Bool {
        object["attributes"]?.isObject ?? false || (object["children"]?.isArray ?? false && object["bounds"] == nil)
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        for root in tape.outermost(where: isNode) {
            guard holdsElement(root) else { continue }
            var tree = MaestroTree(isAndroid: isAndroid(root), limits: limits, earlier: count)
            try tree.append([root])
            count += tree.draft.elements.count
            trees.append(tree.finished(name: "tree \(trees.count + 1)"))
        }
        return trees
    }

    private static func objects(in root: JSONView) -> some Sequence<JSONView> {
        root.values.lazy.map { JSONView(root.tape, $0) }.filter(\.isObject)
    }

    private static func holdsElement(_ root: JSONView) -> Bool { objects(in: root).contains(where: marks) }

    private static func isAndroid(_ root: JSONView) -> Bool {
        objects(in: root).contains { object in
            guard let attributes = object["attributes"] else { return false }
            return MaestroNode.isAndroid { attributes[$0]?.text }
        }
    }
}
