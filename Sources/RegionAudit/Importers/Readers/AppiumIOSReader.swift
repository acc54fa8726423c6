import Foundation
import RegionModel

/// Reads what Appium's XCUITest driver and WebDriverAgent write: XML with frames in whole points.
struct AppiumIOSReader {
    private var draft: TreeDraft
    private let isBare: Bool

    static func recognises(_ text: DumpText) -> Bool { start(in: text) != nil }

    /// Whether all elements of a text are of this format, whatever is around them: some tools put a `hierarchy` there.
    static func isWithoutBounds(_ text: DumpText) -> Bool {
        text.bytes.firstIndex(of: "<XCUIElementType") != nil && text.bytes.firstIndex(of: "bounds=\"[") == nil
    }

    private static func start(in text: DumpText) -> Int? {
        let marks = ["<AppiumAUT", "<XCUIElementType", "<UIAApplication"].compactMap { text.bytes.firstIndex(of: $0) }
        return marks.min()
    }

    /// The trees of a file: one for each application.
    static func trees(in text: DumpText, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var scanner = MarkupScanner(text.bytes, at: start(in: text) ?? 0)
        let isBare = ["<XCUIElementType", "<UIA"].allSatisfy { text.bytes.firstIndex(of: $0) == nil }
        var trees: [ImportedTree] = []
        var count = 0
        while true {
            let event = scanner.event()
            if case .finish = event { break }
            guard case .start(let name, let isEmpty) = event, kind(name, in: text.bytes, isBare: isBare) != nil
            else { continue }
            var reader = AppiumIOSReader(draft: TreeDraft(limits: limits, earlier: count), isBare: isBare)
            let isCut = try reader.read(&scanner, from: name, isEmpty: isEmpty, depth: limits.depth)
            count += reader.draft.elements.count
            if isCut { reader.draft.notes.append("The file ends before the tree does.") }
            trees.append(try AppleTrees.finished(reader.draft, number: trees.count + 1))
        }
        return AppleTrees.ofApps(trees)
    }

    private mutating func read(
        _ scanner: inout MarkupScanner, from name: Range<Int>, isEmpty: Bool, depth: Int
    ) throws(InputError) -> Bool {
        try scanner.walk(from: name, isEmpty: isEmpty, depth: depth) { scanner, name, parent throws(InputError) in
            let isOther = isBare && parent != nil && scanner.range(of: "width") != nil
            guard
                let kind = Self.kind(name, in: scanner.bytes, isBare: isBare)
                    ?? (isOther ? scanner.bytes.text(name) : nil)
            else { return nil }
            let (element, isKnown) = Self.element(scanner, kind: kind).imported(in: parent)
            return try draft.append(element, isKnown: isKnown)
        }
    }

    /// The short name of an element's type; `nil` for a tag that is no element, such as `AppiumAUT`.
    ///
    /// - Parameter isBare: Whether types stand without what is before them in all but the first versions.
    private static func kind(_ name: Range<Int>, in bytes: [UInt8], isBare: Bool) -> String? {
        let type = bytes.text(name)
        let kind = AppleKind.shortName(of: type)
        return kind != type || (isBare && AppleKind.role(of: kind) != nil) ? kind : nil
    }

    private static func element(_ scanner: MarkupScanner, kind: String) -> AppleElement {
        var element = AppleElement(kind: kind)
        element.label = scanner.text("label")
        element.identifier = scanner.text("name")
        if element.identifier == element.label { element.identifier = nil }
        element.value = scanner.text("value")
        element.placeholder = scanner.text("placeholderValue")
        if let x = scanner.number("x"), let y = scanner.number("y"), let width = scanner.number("width"),
            let height = scanner.number("height")
        {
            element.frame = .place(x: x, y: y, width: width, height: height)
        }
        if scanner.isFalse("visible") { element.facts.insert(.hidden) }
        if scanner.isFalse("enabled") { element.facts.insert(.disabled) }
        if scanner.isTrue("focused") { element.facts.insert(.focused) }
        return element
    }
}
