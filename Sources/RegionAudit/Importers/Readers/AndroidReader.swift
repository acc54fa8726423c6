import Foundation
import RegionGeometry
import RegionModel

/// Reads what UI Automator and Appium's UiAutomator2 driver write: XML with `bounds` in pixels.
struct AndroidReader {
    private var draft: TreeDraft
    private var roots: [CGRect] = []
    private var statedSize: CGSize?
    private var display: String?
    private var kinds = AndroidKinds()
    /// The display of the first root that tells it; what is on others counts from an origin of its own.
    private var mainDisplay: String?
    /// What the app draws behind the display's bars, which may lie beside its root.
    private var bars: [CGRect] = []

    private init(limits: DumpLimits, earlier: Int) {
        draft = TreeDraft(limits: limits, earlier: earlier)
    }

    static func isUIAutomator(_ text: DumpText) -> Bool {
        guard let start = text.bytes.firstIndex(of: "<hierarchy") else {
            return text.bytes.firstIndex(of: "<displays") != nil
        }
        return text.bytes.firstIndex(of: "<node", from: start) != nil
            || text.bytes.firstIndex(of: "bounds=", from: start) == nil
    }

    static func isAppium(_ text: DumpText) -> Bool {
        text.bytes.firstIndex(of: "<hierarchy") != nil
            || (text.bytes.firstIndex(of: "<android.") != nil && text.bytes.firstIndex(of: "bounds=\"[") != nil)
    }

    /// The trees of a file: one for each hierarchy or display.
    static func trees(in text: DumpText, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        let marks = ["<hierarchy", "<display"].compactMap { text.bytes.firstIndex(of: $0) }
        var scanner = MarkupScanner(text.bytes, at: marks.min() ?? 0)
        var trees: [ImportedTree] = []
        var count = 0
        while case .start(let name, let isEmpty) = scanner.opening() {
            let isRoot =
                text.bytes.equals("hierarchy", in: name) || text.bytes.equals("display", in: name)
                || scanner.range(of: "bounds") != nil
            guard isRoot else { continue }
            var reader = AndroidReader(limits: limits, earlier: count)
            let isCut = try reader.read(&scanner, from: name, isEmpty: isEmpty, depth: limits.depth)
            count += reader.draft.elements.count
            if let tree = reader.finished(isCut: isCut, number: trees.count + 1) { trees.append(tree) }
        }
        return trees
    }

    private mutating func read(
        _ scanner: inout MarkupScanner, from name: Range<Int>, isEmpty: Bool, depth: Int
    ) throws(InputError) -> Bool {
        try scanner.walk(from: name, isEmpty: isEmpty, depth: depth) { scanner, name, parent throws(InputError) in
            try visit(scanner, name, parent)
        }
    }

    private func finished(isCut: Bool, number: Int) -> ImportedTree? {
        guard !draft.elements.isEmpty else { return nil }
        var draft = draft
        if isCut { draft.notes.append("The file ends before the tree does.") }
        let window = window
        for (index, root) in draft.elements.enumerated() where root.parent == nil && root.exemption == nil {
            guard [.container, .window].contains(root.role), let frame = root.frame else { continue }
            // The app's own window may be smaller than the display: bars or another app are beside it.
            let isWindow = window.size != nil && frame.origin == .zero
            draft.update(index) { $0.role = isWindow ? .window : .dialog }
        }
        if let size = window.size { Self.unmakeSurfaces(&draft, in: size) }
        draft.joinControls()
        return draft.finished(name: display ?? "tree \(number)", window: window, unit: .pixels)
    }

    private static let statedSource = "the hierarchy's width and height"

    /// A view of no class that takes a third of the window is a map or a canvas, not a text, whatever it is called.
    private static func unmakeSurfaces(_ draft: inout TreeDraft, in size: CGSize) {
        for (index, element) in draft.elements.enumerated() where element.role == .text && element.isPlainView {
            guard let frame = element.frame, frame.area > size.area / 3 else { continue }
            draft.update(index) { $0.role = .container }
        }
    }

    /// All that is at the top, as far as it begins where the display does: the size that Appium states lacks the bars.
    private var window: StatedWindow {
        let stated = statedSize.map { StatedWindow(size: $0, source: Self.statedSource) }
        let byRoots = StatedWindow(roots: roots)
        guard let size = byRoots.size else { return stated ?? byRoots }
        let union = bars.reduce(CGRect(origin: .zero, size: size)) { $0.union($1) }
        let whole = CGSize(width: union.maxX, height: union.maxY)
        if let stated, let statedSize, statedSize != whole, statedSize.width >= whole.width,
            statedSize.height >= whole.height
        {
            return stated
        }
        return whole == size
            ? byRoots : StatedWindow(size: whole, source: "the bounds of its root and of the bars beside it")
    }
}

extension AndroidReader {
    private mutating func visit(
        _ scanner: MarkupScanner, _ name: Range<Int>, _ parent: Int?
    ) throws(InputError) -> Int? {
        let bytes = scanner.bytes
        if bytes.equals("hierarchy", in: name) {
            if let width = scanner.number("width"), let height = scanner.number("height") {
                statedSize = CGRect.place(x: 0, y: 0, width: width, height: height)?.size
            }
            return nil
        }
        if bytes.equals("display", in: name) {
            display = scanner.text("id").map { "display \($0)" }
            return nil
        }
        let isWindow = bytes.equals("window", in: name)
        let frame = scanner.bounds()
        let isElsewhere = parent == nil && isOnOtherDisplay(scanner)
        if let frame, !isElsewhere, parent.map({ draft.elements[$0].kind == Self.windowKind }) ?? true {
            roots.append(frame)
        }
        if isWindow { return try draft.append(window(scanner, frame)) }
        let className = scanner.range(of: "class").flatMap { $0.isEmpty ? nil : $0 } ?? name
        let index = try append(scanner, bytes.text(className), frame, parent)
        if isElsewhere { draft.update(index) { $0.exemption = .otherWindow } }
        return index
    }

    private mutating func isOnOtherDisplay(_ scanner: MarkupScanner) -> Bool {
        guard let display = scanner.text("display-id") else { return false }
        if mainDisplay == nil { mainDisplay = display }
        return display != mainDisplay
    }

    private static let windowKind = "window"

    private func window(_ scanner: MarkupScanner, _ frame: CGRect?) -> ImportedElement {
        let type = scanner.text("type") ?? "TYPE_APPLICATION"
        return ImportedElement(
            kind: Self.windowKind, role: type == "TYPE_INPUT_METHOD" ? .keyboard : .window,
            identifier: nil, label: scanner.text("title"), frame: frame,
            exemption: type == "TYPE_APPLICATION" ? nil : .system)
    }

    private mutating func append(
        _ scanner: MarkupScanner, _ className: String, _ frame: CGRect?, _ parent: Int?
    ) throws(InputError) -> Int {
        let kind = kinds[className]
        var element = ImportedElement(
            parent: parent, kind: className, role: kind.role(in: scanner),
            identifier: scanner.text("resource-id").flatMap(Self.name), frame: frame)
        element.label = scanner.text("text") ?? scanner.text("content-desc") ?? scanner.text("hint")
        unmakeText(parent)
        if kind.isPlainView, element.role == .container, element.label != nil { element.role = .text }
        if let frame, Self.isBar(scanner) { bars.append(frame) }
        if scanner.isTrue("clickable") { element.facts.insert(.tappable) }
        if scanner.isFalse("enabled") { element.facts.insert(.disabled) }
        if element.role == .scrollView, scanner.isFalse("scrollable") { element.facts.insert(.still) }
        if scanner.isTrue("selected") { element.facts.insert(.selected) }
        if scanner.isTrue("focused") { element.facts.insert(.focused) }
        if scanner.isFalse("displayed") || scanner.isFalse("visible-to-user") { element.facts.insert(.hidden) }
        claimForSystem(&element, scanner)
        return try draft.append(element, isKnown: kind.isKnown)
    }

    private static func isBar(_ scanner: MarkupScanner) -> Bool {
        guard let name = scanner.range(of: "resource-id") else { return false }
        return scanner.bytes.equals("android:id/navigationBarBackground", in: name)
            || scanner.bytes.equals("android:id/statusBarBackground", in: name)
    }

    /// A view with a text is one only where it is a leaf: what wraps others may carry the text of all of them.
    private mutating func unmakeText(_ parent: Int?) {
        guard let parent, draft.elements[parent].role == .text, draft.elements[parent].isPlainView else { return }
        draft.update(parent) { $0.role = .container }
    }

    /// The part of `com.app:id/title` that the app's developers chose; `nil` where a tool took the names out.
    static func name(of resource: String) -> String? {
        let name = resource.firstIndex(of: "/").map { String(resource[resource.index(after: $0)...]) } ?? resource
        return name == "(name removed)" ? nil : name
    }

    private func claimForSystem(_ element: inout ImportedElement, _ scanner: MarkupScanner) {
        guard let package = scanner.range(of: "package") else { return }
        let (bytes, isTop) = (scanner.bytes, element.parent.map { draft.elements[$0].exemption != .system } ?? true)
        let has = { (word: StaticString) in
            bytes.firstIndex(of: word, from: package.lowerBound, before: package.upperBound) != nil
        }
        if bytes.equals("com.android.systemui", in: package) {
            element.exemption = .system
            if isTop { element.role = .statusBar }
        } else if has("inputmethod") || has("honeyboard") || has("swiftkey") {
            element.exemption = .system
            if isTop { element.role = .keyboard }
        }
    }
}

extension ImportedElement {
    /// Whether it is a view of no class, which Flutter, Compose and pages have for anything.
    fileprivate var isPlainView: Bool { kind == "android.view.View" }
}

extension MarkupScanner {
    /// The next opening tag, or the end.
    fileprivate mutating func opening() -> Event {
        while true {
            let event = event()
            if case .end = event { continue }
            return event
        }
    }

    /// The rectangle of `bounds`, as in `[0,66][1080,210]`; `nil` where it is missing, empty or inside out.
    fileprivate func bounds() -> CGRect? {
        guard let range = range(of: "bounds") else { return nil }
        var numbers = NumberScanner(bytes, in: range)
        return numbers.nextFour().flatMap { .place(left: $0.0, top: $0.1, right: $0.2, bottom: $0.3) }
    }
}
