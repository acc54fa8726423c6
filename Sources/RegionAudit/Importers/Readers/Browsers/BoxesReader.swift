import Foundation
import RegionModel

/// Reads JSON of things with a place, as scripts in browsers and tools without a format of their own write it.
enum BoxesReader {
    /// The place of a thing, under whatever name.
    private static func place(of object: JSONView) -> CGRect? {
        if let box = box(of: object) { return box.place(edges: box.isString) }
        return object["x"] != nil && object["y"] != nil ? object.place() : nil
    }

    private static func box(of object: JSONView) -> JSONView? {
        object.first(
            "rect", "box", "bounds", "frame", "boundingRect", "boundingBox", "boundingClientRect", "bbox",
            "boundsInScreen", "coordinates")
    }

    /// Whether an object has a place and something that tells what it is.
    static func marks(_ object: JSONView) -> Bool {
        isThing(object) && (place(of: object) != nil)
    }

    private static func isThing(_ object: JSONView) -> Bool {
        guard kind(of: object) != nil || label(of: object) != nil || identifier(of: object) != nil else { return false }
        return box(of: object) != nil || (object["x"] != nil && object["y"] != nil)
    }

    private static func kind(of object: JSONView) -> String? {
        object.first("role", "type", "tag", "tagName", "nodeName", "className", "class", "elementType", "kind")?.text
    }

    private static func label(of object: JSONView) -> String? {
        object.first("text", "label", "name", "ariaLabel", "nodeLabel")?.text
            ?? object.first("title", "content-desc", "contentDescription", "value", "placeholder")?.text
    }

    private static func identifier(of object: JSONView) -> String? {
        object.first("id", "identifier", "resourceId", "resource-id", "testId", "selector")?.text
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        for things in tape.groups(tape.outermost(where: isThing), startingAt: { _ in false }) {
            var draft = TreeDraft(limits: limits, earlier: count)
            let isAndroid = things.contains { kind(of: $0)?.hasPrefix("android.") ?? false }
            var isNested = false
            try draft.append(things, children: { $0.first("children", "nodes", "elements") }) { draft, json, parent throws(InputError) in
                isNested = isNested || parent != nil
                return try append(json, in: parent, to: &draft)
            }
            count += draft.elements.count
            let window = Viewport.stated(in: tape, beside: things[0]) ?? rootWindow(of: draft)
            if !isNested {
                draft.nestByPlace(in: window.size)
                draft.unmakeWrappers()
            }
            if let gap = Viewport.fold(in: tape) { draft.notes.append(gap) }
            trees.append(
                draft.finished(
                    name: "list \(trees.count + 1)", window: window, unit: isAndroid ? .pixels : .points, rounding: 0))
        }
        return trees
    }

    private static func append(_ json: JSONView, in parent: Int?, to draft: inout TreeDraft) throws(InputError) -> Int? {
        guard isThing(json) else { return nil }
        let kind = kind(of: json) ?? "box"
        let known = role(of: json, kind: kind)
        var element = ImportedElement(
            parent: parent, kind: kind, role: known ?? .container, identifier: identifier(of: json),
            label: label(of: json), frame: place(of: json))
        if element.identifier == element.label { element.identifier = nil }
        let hasChildren = json["children"]?.items.first { _ in true } != nil
        if element.role == .container, element.label != nil, !hasChildren, readsAsText(kind) { element.role = .text }
        if json.isTrue("clickable") || json.isTrue("isClickable") || json.isTrue("interactive") || WebKind.isTappable(kind) {
            element.facts.insert(.tappable)
        }
        if json.isTrue("hidden") || json.isFalse("visible") || json.isFalse("isVisible") { element.facts.insert(.hidden) }
        if json.isFalse("enabled") || json.isTrue("disabled") { element.facts.insert(.disabled) }
        return try draft.append(element, isKnown: known != nil || kind == "box")
    }

    /// Kinds that may be anything, of which a leaf with a label is what is read.
    private static func readsAsText(_ kind: String) -> Bool {
        ["box", "div", "span", "li", "td", "th", "listitem", "cell", "generic", "option"].contains(kind.lowercased())
    }

    private static func role(of json: JSONView, kind: String) -> ElementRole? {
        if let role = WebKind.role(ofARIA: kind) { return role }
        let isInput = kind.lowercased() == "input"
        if let role = WebKind.role(ofTag: kind, type: isInput ? json.first("inputType", "type")?.text : nil) { return role }
        let name = AppleKind.shortName(of: kind)
        if let role = AppleKind.role(of: name) { return role }
        let android = AndroidKind(className: kind)
        return android.isKnown ? android.base : nil
    }

    private static func rootWindow(of draft: TreeDraft) -> StatedWindow {
        let first = draft.elements.first { $0.role == .window && $0.frame?.origin == .zero }
        return StatedWindow(
            size: first?.frame?.size, source: first == nil ? "no viewport is stated beside the boxes" : "its root")
    }
}
