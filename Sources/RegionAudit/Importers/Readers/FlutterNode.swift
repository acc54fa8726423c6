import Foundation
import RegionModel

/// A node of Flutter's semantics as its lines tell it.
struct FlutterNode {
    let column: Int
    private(set) var rect: CGRect?
    private(set) var transform: FlutterTransform?
    private(set) var texts: [Property: String] = [:]
    private(set) var facts: ElementFacts = []
    private(set) var isMergedUp = false
    private var traits: FlutterTraits = []
    private var rows: [Double]?
    private var last: Property?

    /// The properties whose values may go on in further lines.
    enum Property {
        case label, value, hint, tooltip, identifier, flags, actions, textDirection
    }

    private static let names: [(Property, StaticString)] = [
        (.label, "label:"), (.value, "value:"), (.hint, "hint:"), (.tooltip, "tooltip:"),
        (.identifier, "identifier:"), (.flags, "flags:"), (.actions, "actions:"), (.textDirection, "textDirection:"),
    ]

    init(column: Int) { self.column = column }

    /// Takes a line of the node, without what draws the tree.
    mutating func take(_ bytes: [UInt8], _ line: Range<Int>) {
        if line.isEmpty { return }
        if bytes.has("Rect.fromLTRB(", at: line.lowerBound) { return takeRect(bytes, line) }
        if rows != nil, takeRows(bytes, line) { return }
        for (property, name) in Self.names where bytes.has(name, at: line.lowerBound) {
            last = property == .textDirection ? nil : property
            let start = line.lowerBound + name.utf8CodeUnitCount
            return add(bytes, start..<max(start, line.upperBound), to: property)
        }
        let text = bytes.text(line.prefix(TreeDraft.textLimit))
        if text.hasPrefix("merged up") {
            isMergedUp = true
        } else if text == "invisible" {
            facts.insert(.hidesContents)
        } else if let last, !isClosed(last), !Self.beginsProperty(text) {
            return add(bytes, line, to: last)
        }
        last = nil
    }

    /// Whether a text has its second quote, so that nothing of it comes in further lines.
    private func isClosed(_ property: Property) -> Bool {
        guard let text = texts[property], text.utf8.count > 1 else { return false }
        return text.hasPrefix("\"") && text.hasSuffix("\"")
    }

    /// Whether a line is a property of which nothing is wanted, such as `scrollPosition: 0.0`.
    private static func beginsProperty(_ text: String) -> Bool {
        if text.hasPrefix("merge boundary") { return true }
        guard let colon = text.firstIndex(of: ":") else { return false }
        return text[..<colon].allSatisfy { $0.isLetter } && text[..<colon].first?.isLowercase == true
    }

    private mutating func add(_ bytes: [UInt8], _ range: Range<Int>, to property: Property) {
        if property == .flags || property == .actions { return traits.formUnion(FlutterTraits(bytes, in: range)) }
        let range = bytes.trimmed(range)
        guard !range.isEmpty, texts[property, default: ""].utf8.count < TreeDraft.textLimit else { return }
        let text = bytes.text(range.prefix(TreeDraft.textLimit * 2))
        texts[property] = texts[property].map { "\($0)\n\(text)" } ?? text
    }

    private mutating func takeRect(_ bytes: [UInt8], _ line: Range<Int>) {
        last = nil
        var numbers = NumberScanner(bytes, in: line.lowerBound + 14..<line.upperBound)
        guard let (left, top, right, bottom) = numbers.nextFour(),
            [left, top, right, bottom].allSatisfy({ abs($0) <= 1e7 })
        else { return }
        rect = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
        if bytes.firstIndex(of: " scaled by ", from: numbers.next, before: line.upperBound) != nil {
            transform = numbers.nextNumber().flatMap { $0.isFinite && $0 > 0 ? .scale($0) : nil }
        } else if let start = bytes.firstIndex(of: " with transform ", from: numbers.next, before: line.upperBound) {
            rows = []
            _ = takeRows(bytes, start + 16..<line.upperBound)
        } else {
            // A mere shift is part of the rectangle already.
            transform = .translation(left, top)
        }
    }

    /// Takes numbers of a matrix that goes on over several lines; `false` where the line is no part of it.
    private mutating func takeRows(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
        guard var rows else { return false }
        guard bytes[line].allSatisfy({ Self.isInMatrix($0) }) else {
            self.rows = nil
            return false
        }
        var numbers = NumberScanner(bytes, in: line)
        while rows.count < 16, let number = numbers.nextNumber() { rows.append(number) }
        if rows.count >= 8 { transform = FlutterTransform(rows: Array(rows.prefix(8))) }
        self.rows = rows.count < 16 ? rows : nil
        return true
    }

    private static func isInMatrix(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || [0x20, 0x2B, 0x2C, 0x2D, 0x2E, 0x3B, 0x5B, 0x5D, 0x65].contains(byte)
    }
}

extension FlutterNode {
    /// What the node is to people.
    var role: ElementRole {
        let roles: [(FlutterTraits, ElementRole)] = [
            (.textField, .textField), (.keyboardKey, .keyboard), (.slider, .slider), (.toggle, .toggle),
            (.button, .button), (.image, .image), (.scrolls, .scrollView), ([.scopesRoute, .namesRoute], .dialog),
        ]
        return roles.first { traits.isSuperset(of: $0.0) }?.1 ?? (label == nil ? .container : .text)
    }

    /// Whether it answers to touches.
    var isTappable: Bool { traits.contains(.tap) }

    /// Whether it is scrolled out of sight.
    var isHidden: Bool { traits.contains(.hidden) }

    /// What it says, without the quotes that it is printed in.
    var label: String? { text(.label) ?? text(.value) ?? text(.hint) ?? text(.tooltip) }

    /// The name that its developers gave it.
    var identifier: String? { text(.identifier) }

    /// The direction in which its text is read, where it says so.
    var direction: LayoutDirection? {
        switch texts[.textDirection] {
        case "rtl": .rightToLeft
        case "ltr": .leftToRight
        default: nil
        }
    }

    private func text(_ property: Property) -> String? {
        guard var text = texts[property] else { return nil }
        if text.hasPrefix("\"") { text.removeFirst() }
        if text.hasSuffix("\"") { text.removeLast() }
        return text.isEmpty ? nil : text.shortened(to: TreeDraft.textLimit)
    }
}
