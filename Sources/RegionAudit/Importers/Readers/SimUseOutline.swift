import Foundation
import RegionModel

/// Reads the outline that sim-use prints for agents: `@7  Button  "Back"  #back  (16,72 24x24)  disabled`, a line an
/// element.
enum SimUseOutline {
    static func recognises(_ text: DumpText) -> Bool {
        guard let first = text.bytes.firstIndex(of: "@1  ") else { return false }
        return text.bytes.lines(from: first).prefix(1).contains { line(text.bytes, $0) != nil }
    }

    /// The trees of a file: one for each element that is the first of an outline.
    static func trees(in text: DumpText, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        var draft: TreeDraft?
        var size: CGSize?
        var isTop = false
        func close() {
            guard let draft, !draft.elements.isEmpty else { return }
            count += draft.elements.count
            trees.append(finished(draft, size, number: trees.count + 1))
        }
        for range in text.bytes.lines() {
            if let line = line(text.bytes, range) {
                if draft == nil || line.number == 1 {
                    close()
                    draft = TreeDraft(limits: limits, earlier: count)
                }
                let (element, isKnown) = element(line, isTop: isTop)
                _ = try draft?.append(element, isKnown: isKnown)
            } else {
                let words = text.bytes.text(text.bytes.trimmed(range.prefix(1000)))
                if words.hasPrefix("App: ") { size = Self.size(atEndOf: words) }
                if words.hasPrefix("[") { isTop = words.hasPrefix("[Top") }
            }
        }
        close()
        return trees
    }

    private struct Line {
        var number: Int
        var role: String
        var label: String?
        var identifier: String?
        var frame: CGRect?
        var states: Substring
    }

    /// The element on a line; `nil` where there is none.
    private static func line(_ bytes: [UInt8], _ range: Range<Int>) -> Line? {
        let range = bytes.trimmed(range)
        guard !range.isEmpty, bytes[range.lowerBound] == UInt8(ascii: "@"),
            let open = bytes[range].lastIndex(of: UInt8(ascii: "(")),
            let close = bytes.firstIndex(ofByte: UInt8(ascii: ")"), from: open, before: range.upperBound),
            let quote = bytes.firstIndex(of: "  \"", from: range.lowerBound, before: open),
            let endQuote = bytes[(quote + 3)..<open].lastIndex(of: UInt8(ascii: "\""))
        else { return nil }
        var scanner = NumberScanner(bytes, in: open..<close)
        let place = (0..<4).compactMap { _ in scanner.nextNumber() }
        let head = bytes.text(range.lowerBound + 1..<quote).split(separator: " ")
        guard place.count == 4, head.count == 2, let number = Int(head[0]) else { return nil }
        let label = bytes.text((quote + 3)..<endQuote)
        let rest = bytes.text(bytes.trimmed((endQuote + 1)..<open))
        return Line(
            number: number, role: String(head[1]),
            label: label.isEmpty ? nil : label.shortened(to: TreeDraft.textLimit),
            identifier: rest.hasPrefix("#") ? String(rest.dropFirst()).shortened(to: TreeDraft.textLimit) : nil,
            frame: .place(x: place[0], y: place[1], width: place[2], height: place[3]),
            states: bytes.text((close + 1)..<range.upperBound)[...])
    }

    private static func element(_ line: Line, isTop: Bool) -> (ImportedElement, isKnown: Bool) {
        let known = AXElement.role(of: line.role)
        var element = ImportedElement(
            kind: line.role, role: known ?? .container, identifier: line.identifier, label: line.label,
            frame: line.frame)
        if AppleKind.isTappable(line.role) { element.facts.insert(.tappable) }
        if line.states.contains("disabled") { element.facts.insert(.disabled) }
        if line.states.contains("selected") { element.facts.insert(.selected) }
        if isTop, StatusItems.isNamed(line.label), StatusItems.isInBar(line.frame) {
            element.exemption = .system
        }
        return (element, known != nil)
    }

    private static func finished(_ draft: TreeDraft, _ size: CGSize?, number: Int) -> ImportedTree {
        var draft = draft
        draft.nestByPlace(in: size)
        draft.readLeaves(within: size) { AXElement.genericKinds.contains($0.kind) }
        return draft.finished(
            name: "outline \(number)",
            window: StatedWindow(
                size: size, source: size == nil ? "the outline of a part does not tell it" : "the size of the app"),
            unit: .points)
    }

    /// The size that a line such as `App: Mail  402x874` ends with.
    private static func size(atEndOf words: String) -> CGSize? {
        let sides = words.split(separator: " ").last?.split(separator: "x").compactMap { Double($0) } ?? []
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 1e7 }) else { return nil }
        return CGSize(width: sides[0], height: sides[1])
    }
}
