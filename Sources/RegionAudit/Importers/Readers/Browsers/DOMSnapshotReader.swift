import Foundation
import RegionModel

/// Reads `DOMSnapshot.captureSnapshot` of Chromium's DevTools protocol: a page and the pages in it as parallel lists.
struct DOMSnapshotReader: JSONDumpReader {
    private var draft: TreeDraft
    private let strings: [JSONView]
    private let documents: [JSONView]
    private let styles: DOMStyles
    private let viewport: Viewport
    private let scale: CGFloat
    /// The pages that are still to be read, each with the element that shows it.
    private var waiting: [(document: Int, frame: Int?, origin: CGPoint)] = [(0, nil, .zero)]

    static func marks(_ object: JSONView) -> Bool {
        object["documents"]?.isArray ?? false && object["strings"]?.isArray ?? false
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        let viewports = Viewports(tape)
        for snapshot in tape.outermost(where: marks) {
            var reader = DOMSnapshotReader(snapshot, in: viewports.of(snapshot), limits: limits, earlier: count)
            try reader.read()
            count += reader.draft.elements.count
            guard !reader.draft.elements.isEmpty else {
                throw InputError(
                    found: "a DOM snapshot of which nothing is laid out", expected: "one of a page that is shown")
            }
            trees.append(reader.finished(number: trees.count + 1))
        }
        return trees
    }

    private init(_ snapshot: JSONView, in viewport: Viewport, limits: DumpLimits, earlier: Int) {
        self.viewport = viewport
        draft = TreeDraft(limits: limits, earlier: earlier)
        strings = Array(snapshot.items(of: "strings"))
        documents = Array(snapshot.items(of: "documents"))
        styles = DOMStyles(documents, strings)
        scale = viewport.density ?? documents.first.map(Self.scale) ?? 1
    }

    /// How many of its numbers a CSS pixel is: with a real density bounds are in the display's own pixels.
    private static func scale(of document: JSONView) -> CGFloat {
        guard let layout = document["layout"] else { return 1 }
        let pairs = zip(layout.items(of: "bounds"), layout.items(of: "offsetRects")).lazy
            .compactMap { bounds, offset in bounds.place().flatMap { bounds in offset.place().map { (bounds, $0) } } }
        guard let widest = pairs.max(by: { $0.1.width < $1.1.width }), widest.1.width >= 50 else { return 1 }
        let ratio = widest.0.width / widest.1.width
        return abs(ratio - 1) < 0.03 ? 1 : ratio
    }

    private mutating func read() throws(InputError) {
        var isRead = [Bool](repeating: false, count: documents.count)
        while let (document, frame, origin) = waiting.popLast() {
            guard documents.indices.contains(document), !isRead[document] else { continue }
            isRead[document] = true
            let page = DOMPage(documents[document], scale: scale)
            try read(page, in: frame, at: origin)
        }
    }

    private func finished(number: Int) -> ImportedTree {
        var draft = draft
        draft.labelControls()
        let window: StatedWindow
        if let size = draft.elements.first(where: { $0.kind == "#document" && $0.parent == nil })?.frame?.size {
            window = StatedWindow(size: size, source: "the size of the document's view")
        } else {
            window =
                viewport.window ?? StatedWindow(size: nil, source: "the document's own box is not in it")
        }
        if scale != 1 {
            draft.notes.append("Its numbers are in pixels, \(scale.inWords) to each of CSS, and were divided by that.")
        }
        return draft.finished(name: "page \(number)", window: window, unit: .points, rounding: 0)
    }
}

extension DOMSnapshotReader {
    private mutating func read(_ page: DOMPage, in frame: Int?, at origin: CGPoint) throws(InputError) {
        var elements = [Int?](repeating: nil, count: page.parents.count)
        /// For each element what around it stays where it is, and whether it is in something that scrolls in the page.
        var anchors: [Int: (fixed: Int?, isScrolled: Bool)] = [:]
        var layout = 0
        for node in page.parents.indices {
            let outer = page.parents[node].flatMap { elements[$0] } ?? frame
            guard layout < page.layout.count, page.layout[layout].node == node else {
                elements[node] = outer
                continue
            }
            let entry = page.layout[layout]
            while layout < page.layout.count, page.layout[layout].node == node { layout += 1 }
            let style = styles.style(entry.styles)
            let around = outer.flatMap { anchors[$0] } ?? (nil, false)
            let isText = text(page.names, node) == "#text"
            let isFixed = !isText && frame == nil && (style.isFixed || (style.isSticky && !around.isScrolled))
            let parent = isFixed ? around.fixed : outer
            let (element, isKnown) = element(page, entry, style, in: parent, at: origin, isMain: frame == nil)
            let index = try draft.append(element, isKnown: isKnown)
            elements[node] = index
            anchors[index] = (
                isFixed ? index : around.fixed,
                around.isScrolled || (element.role == .scrollView && element.kind != "html")
            )
            if let inner = page.contents[node] { waiting.append((inner, index, page.contentOrigin(entry, at: origin))) }
        }
    }

    private func element(
        _ page: DOMPage, _ entry: DOMPage.Entry, _ style: DOMStyles.Style, in parent: Int?, at origin: CGPoint,
        isMain: Bool
    ) -> (ImportedElement, isKnown: Bool) {
        let tag = text(page.names, entry.node) ?? "#unknown"
        let attributes = attributes(of: entry.node, page)
        let role = Self.role(tag: tag, attributes)
        var element = ImportedElement(
            parent: parent, kind: tag.lowercased(), role: role ?? .container, identifier: attributes["id"],
            label: Self.label(attributes), frame: page.place(entry, at: origin))
        element.facts = style.facts
        if tag == "#text" {
            let text = entry.text.flatMap { string($0) }?.trimmingCharacters(in: .whitespacesAndNewlines)
            element.label = text?.isEmpty ?? true ? nil : text
            if element.label == nil { element.role = .container }
        } else if element.role == .text {
            // What is read of it is in the text nodes.
            element.role = .container
        }
        let isPage = isMain && tag.uppercased() == "HTML"
        if isPage { element.role = page.isScrolled ? .scrollView : .container }
        if tag == "#document" { element.role = isMain ? .window : page.isScrolled ? .scrollView : .container }
        if style.isScrolling, entry.isOverfull, [.container, .text].contains(element.role) {
            element.role = .scrollView
        }
        if page.clickable.contains(entry.node), !isPage { element.facts.insert(.tappable) }
        if attributes["disabled"] != nil { element.facts.insert(.disabled) }
        return (element, role != nil || tag.hasPrefix(":"))
    }

    private static func role(tag: String, _ attributes: [String: String]) -> ElementRole? {
        if let word = attributes["role"], let role = WebKind.role(ofARIA: word) { return role }
        if tag.uppercased() == "A", attributes["href"] == nil { return .container }
        if let editable = attributes["contenteditable"], editable != "false" { return .textField }
        return WebKind.role(ofTag: tag, type: attributes["type"])
    }

    private static func label(_ attributes: [String: String]) -> String? {
        for name in ["aria-label", "alt", "placeholder", "title", "name"] {
            if let text = attributes[name], !text.isEmpty { return text }
        }
        return nil
    }

    /// The attributes that are read: others may be long, as styles and drawings are.
    private static let wanted: Set<String> = [
        "id", "role", "href", "contenteditable", "type", "disabled", "aria-label", "alt", "placeholder", "title",
        "name",
    ]

    private func attributes(of node: Int, _ page: DOMPage) -> [String: String] {
        guard page.attributes.indices.contains(node) else { return [:] }
        var result: [String: String] = [:]
        var name: String?
        for item in page.attributes[node].items.prefix(200) {
            let index = item.integer
            if let key = name {
                if Self.wanted.contains(key) { result[key] = index.flatMap { string($0) } ?? "" }
                name = nil
            } else {
                name = index.flatMap { string($0) } ?? ""
            }
        }
        return result
    }

    private func string(_ index: Int) -> String? { strings.indices.contains(index) ? strings[index].text : nil }

    private func text(_ list: [JSONView], _ index: Int) -> String? {
        list.indices.contains(index) ? list[index].integer.flatMap { string($0) } : nil
    }
}

extension TreeDraft {
    /// Gives each control that has no label the first text in it.
    fileprivate mutating func labelControls() {
        var inner: [Int?] = []
        inner.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            let outer = element.parent.flatMap { inner[$0] }
            inner.append(element.role.isInteractive || element.facts.contains(.tappable) ? index : outer)
            if element.kind == "#text", let label = element.label, let outer, elements[outer].label == nil {
                update(outer) { $0.label = label }
            }
        }
    }
}
