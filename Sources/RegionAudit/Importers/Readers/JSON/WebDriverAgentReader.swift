import Foundation
import RegionModel

/// Reads WebDriverAgent's source as JSON, `GET /source?format=json`, and what its predecessors wrote of UI Automation.
enum WebDriverAgentReader: JSONDumpReader {
    static func marks(_ object: JSONView) -> Bool {
        guard let type = object["type"], type.isString else { return instruments(object) != nil }
        if object["isEnabled"] != nil || object["isVisible"] != nil || object["rawIdentifier"] != nil { return true }
        return (type.begins(with: "UIA") || type.begins(with: "XCUIElementType"))
            && (object["rect"] ?? object["frame"] ?? object["children"]) != nil
    }

    /// What Instruments wrote of an element: an object of one member, named by the type, with attributes and children.
    private static func instruments(
        _ object: JSONView
    ) -> (type: JSONView, attributes: JSONView, children: JSONView?)? {
        guard let body = object.memberValues.first(where: { _ in true }), let attributes = body["@"] else { return nil }
        let type = JSONView(body.tape, body.index - 1)
        return type.begins(with: "UIA") ? (type, attributes, body[">"]) : nil
    }

    private static func element(_ json: JSONView) -> AppleElement {
        guard let (type, attributes, _) = instruments(json) else { return AppleElement(json) }
        var element = AppleElement(attributes)
        element.kind = AppleKind.shortName(of: type.text ?? "")
        return element
    }

    /// The trees of a file: one for each application.
    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        let groups = tape.groups(tape.outermost(where: marks)) { element($0).kind == "Application" }
        var trees: [ImportedTree] = []
        var count = 0
        for roots in groups {
            var draft = TreeDraft(limits: limits, earlier: count)
            try draft.append(roots, children: { $0["children"] ?? instruments($0)?.children }) {
                draft, json, parent throws(InputError) in
                let (element, isKnown) = element(json).imported(in: parent)
                return try draft.append(element, isKnown: isKnown)
            }
            count += draft.elements.count
            trees.append(try AppleTrees.finished(draft, number: trees.count + 1))
        }
        return AppleTrees.ofApps(trees)
    }
}
