import Foundation
import RegionModel

/// Reads JSON of things with a place, as scripts in browsers and tools without a format of their own write it.
enum BoxesReader: JSONDumpReader {
    /// The place of a thing, under whatever name.
    private static func place(of object: JSONView) -> CGRect? {
        if let box = box(of: object) { return box.place(edges: box.isString) }
        return object["x"] != nil && object["y"] != nil ? object.place() : nil
    }

    private static func box(of object: JSONView) -> JSONView? {
        object.first(
            "rect", "box", "bounds", "frame", "boundingRect", "boundingBox", "boundingClientRect", "bbox",
            "boundsInScreen", "visibleBounds", "coordinates")
    }

    /// Whether an object has a place and something that tells what it is.
    static func marks(_ object: JSONView) -> Bool {
        isThing(object) && (place(of: object) != nil)
    }

    private static func isThing(_ object: JSONView) -> Bool {
        guard
            kind(of: object) != nil || label(of: object) != nil || identifier(of: object) != nil
                || object["interactions"] != nil
        else { return false }
        return box(of: object) != nil || (object["x"] != nil && object["y"] != nil)
    }

    private static func kind(of object: JSONView) -> String? {
        // Lighthouse tells a node by the selector that leads to it.
        if object["nodeLabel"] != nil, let selector = object["selector"]?.text {
            let last = selector.split(whereSeparator: { " >+~".contains($0) }).last ?? ""
            return String(last.prefix { $0.isLetter || $0.isNumber })
        }
        return object.first(
            "role", "type", "tag", "tagName", "nodeName", "className", "class", "elementType", "kind", "cls")?
            .text
    }

    private static func label(of object: JSONView) -> String? {
        object.first("text", "label", "name", "ariaLabel", "nodeLabel")?.text
            ?? object.first("title", "content-desc", "contentDescription", "contentDesc", "value", "placeholder")?.text
    }

    private static func identifier(of object: JSONView) -> String? {
        object.first("id", "identifier", "resourceId", "resource-id", "resId", "testId", "selector")?.text
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        let viewports = Viewports(tape)
        var kinds = AndroidKinds()
        for things in tape.groups(tape.outermost(where: isThing), startingAt: { _ in false }) {
            let isAndroid = things.contains { holdsView($0) }
            var draft = TreeDraft(limits: limits, earlier: count)
            var isNested = false
            try draft.append(things, children: { $0.first("children", "nodes", "elements", "node") }, takesOne: true) {
                draft, json, parent throws(InputError) in
                isNested = isNested || parent != nil
                guard isThing(json) else { return nil }
                let (element, isKnown) =
                    isAndroid ? AndroidElement(json).imported(in: parent, &kinds) : element(json, in: parent, &kinds)
                return try draft.append(element, isKnown: isKnown)
            }
            count += draft.elements.count
            let viewport = things.first.map(viewports.around) ?? viewports.ofFile
            let window =
                viewport.window
                ?? (isAndroid && isNested ? StatedWindow(roots: draft.roots) : rootWindow(of: draft))
            if isNested { draft.unmakeWrappers() } else { draft.nestByPlace(in: window.size) }
            if isAndroid { draft.joinControls() }
            draft.readLeaves(within: window.size) { readsAsText($0.kind) }
            if let fold = viewport.fold { draft.notes.append(fold) }
            trees.append(
                draft.finished(
                    name: "list \(trees.count + 1)", window: window, unit: isAndroid ? .pixels : .points, rounding: 0))
        }
        return trees
    }

    /// Whether one of the objects in an object, or itself, is a view of Android.
    private static func holdsView(_ root: JSONView) -> Bool {
        root.values.lazy.map { JSONView(root.tape, $0) }.contains { $0.isObject && AndroidElement.marks($0) }
    }

    private static func element(
        _ json: JSONView, in parent: Int?, _ kinds: inout AndroidKinds
    ) -> (ImportedElement, isKnown: Bool) {
        let kind = kind(of: json) ?? "box"
        let known = role(of: json, kind: kind, &kinds)
        var element = ImportedElement(
            parent: parent, kind: kind, role: known ?? .container, identifier: identifier(of: json),
            label: label(of: json), frame: place(of: json))
        if element.identifier == element.label { element.identifier = nil }
        if json.isTrue("clickable") || json.isTrue("isClickable") || json.isTrue("interactive")
            || WebKind.isTappable(kind)
        {
            element.facts.insert(.tappable)
        }
        if json.isTrue("hidden") || json.isFalse("visible") || json.isFalse("isVisible") {
            element.facts.insert(.hidden)
        }
        if json.isFalse("enabled") || json.isTrue("disabled") { element.facts.insert(.disabled) }
        return (element, known != nil || kind == "box")
    }

    /// Kinds that may be anything, of which a leaf with a label is what is read.
    private static func readsAsText(_ kind: String) -> Bool {
        ["box", "div", "span", "li", "td", "th", "listitem", "cell", "generic", "option"].contains(kind.lowercased())
    }

    private static func role(of json: JSONView, kind: String, _ kinds: inout AndroidKinds) -> ElementRole? {
        if let role = WebKind.role(ofARIA: kind) { return role }
        let isInput = kind.lowercased() == "input"
        if let role = WebKind.role(ofTag: kind, type: isInput ? json.first("inputType", "type")?.text : nil) {
            return role
        }
        let name = AppleKind.shortName(of: kind)
        if let role = AppleKind.role(of: name) { return role }
        let android = kinds[kind]
        return android.isKnown ? android.base : nil
    }

    private static func rootWindow(of draft: TreeDraft) -> StatedWindow {
        let first = draft.elements.first { $0.role == .window && $0.frame?.origin == .zero }
        return StatedWindow(
            size: first?.frame?.size, source: first == nil ? "no viewport is stated beside the boxes" : "its root")
    }
}
