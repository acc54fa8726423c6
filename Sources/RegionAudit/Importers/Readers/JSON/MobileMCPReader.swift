import Foundation
import RegionModel

/// Reads the list of elements that mobile-mcp gives to agents, of iOS in points or of Android in pixels.
enum MobileMCPReader: JSONDumpReader {
    static func marks(_ object: JSONView) -> Bool { object["coordinates"]?.place() != nil }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        var kinds = AndroidKinds()
        let elements = tape.outermost { $0["coordinates"] != nil && $0["coordinates"]?.isArray != true }
        for roots in tape.groups(elements, startingAt: { _ in false }) {
            let isAndroid = roots.contains { $0["type"]?.contains(".") ?? false }
            var draft = TreeDraft(limits: limits, earlier: count)
            for json in roots {
                let (element, isKnown) = isAndroid ? AndroidElement(json).imported(in: nil, &kinds) : element(json)
                _ = try draft.append(element, isKnown: isKnown)
            }
            count += draft.elements.count
            let window = draft.elements.first { $0.role == .window && $0.frame?.origin == .zero }?.frame?.size
            draft.nestByPlace(in: window)
            trees.append(
                draft.finished(
                    name: "list \(trees.count + 1)",
                    window: StatedWindow(
                        size: window,
                        source: window == nil ? "a list of elements does not tell it" : "its window"),
                    unit: isAndroid ? .pixels : .points))
        }
        return trees
    }

    private static func element(_ json: JSONView) -> (ImportedElement, isKnown: Bool) {
        var element = AppleElement(json)
        element.label = element.label ?? json["text"]?.text
        return element.imported(in: nil)
    }
}
