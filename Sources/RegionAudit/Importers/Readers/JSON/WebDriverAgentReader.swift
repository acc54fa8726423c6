import Foundation
import RegionModel

/// Reads WebDriverAgent's source as JSON, `GET /source?format=json`, and what its predecessors wrote of UI Automation.
enum WebDriverAgentReader {
    static func marks(_ object: JSONView) -> Bool {
        guard let type = object["type"], type.isString else { return false }
        if object["isEnabled"] != nil || object["isVisible"] != nil || object["rawIdentifier"] != nil { return true }
        return (type.begins(with: "UIA") || type.begins(with: "XCUIElementType"))
            && (object["rect"] ?? object["frame"] ?? object["children"]) != nil
    }

    /// The trees of a file: one for each application.
    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        let groups = tape.groups(tape.outermost(where: marks)) { AppleElement($0).kind == "Application" }
        var trees: [ImportedTree] = []
        var count = 0
        for roots in groups {
            var draft = TreeDraft(limits: limits, earlier: count)
            try draft.append(roots, children: { $0["children"] }) { draft, json, parent throws(InputError) in
                let (element, isKnown) = AppleElement(json).imported(in: parent)
                return try draft.append(element, isKnown: isKnown)
            }
            count += draft.elements.count
            trees.append(try AppleTrees.finished(draft, number: trees.count + 1))
        }
        return AppleTrees.ofApps(trees)
    }
}
