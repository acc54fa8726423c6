import Foundation
import RegionModel

/// Reads what baguette's `describe-ui` prints, by itself or as it goes over the wire.
enum BaguetteReader: JSONDumpReader {
    static func marks(_ object: JSONView) -> Bool {
        object["type"]?.equals("describe_ui_result") ?? false || isElement(object)
    }

    private static func isElement(_ object: JSONView) -> Bool {
        object["role"]?.begins(with: "AX") ?? false && object["frame"]?.isObject ?? false && object["type"] == nil
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        for roots in tape.groups(tape.outermost(where: isElement), startingAt: { AXElement.isApplication($0) }) {
            var tree = try AXTrees(roots, limits: limits, earlier: count)
            count += tree.draft.elements.count
            tree.note("On a device with two displays baguette's frames are not to be relied on.")
            trees.append(tree.finished(name: "tree \(trees.count + 1)"))
        }
        return trees
    }
}
