import Foundation
import RegionModel

/// A view in a recursive description: the text between its angle brackets, and how deep it is.
struct UIKitLine {
    private let bytes: [UInt8]
    private(set) var range: Range<Int>
    /// How many bars are before it.
    let depth: Int

    /// The view on a line; `nil` where there is none, as where a text goes on.
    init?(_ bytes: [UInt8], in line: Range<Int>) {
        guard let start = bytes.firstIndex(ofByte: UInt8(ascii: "<"), from: line.lowerBound, before: line.upperBound),
            let end = bytes[start..<line.upperBound].prefix(1000).firstIndex(where: { $0 == 0x3A || $0 == 0x3B }),
            end > start + 1, Self.isClass(bytes[(start + 1)..<end]),
            bytes[end] == 0x3B || bytes.has(": 0x", at: end) || bytes.has(":0x", at: end),
            bytes.firstIndex(of: "frame = (", from: end, before: line.upperBound) != nil
                || bytes.firstIndex(of: "AX.frame={{", from: end, before: line.upperBound) != nil
                || Self.isDrawn(bytes[line.lowerBound..<start])
        else { return nil }
        self.bytes = bytes
        range = start..<line.upperBound
        depth = bytes[line.lowerBound..<start].count { $0 == UInt8(ascii: "|") }
    }

    /// The same view with a text that goes on.
    func extended(to end: Int) -> UIKitLine {
        var result = self
        result.range = range.lowerBound..<end
        return result
    }

    /// Whether nothing but the lines of the tree is there.
    private static func isDrawn(_ text: ArraySlice<UInt8>) -> Bool {
        text.contains(UInt8(ascii: "|")) && text.allSatisfy { $0 == UInt8(ascii: "|") || $0 <= 0x20 }
    }

    /// Whether it may be the name of a class; that of a generic one lists types.
    private static func isClass(_ name: ArraySlice<UInt8>) -> Bool {
        let isGeneric = name.contains(UInt8(ascii: "<"))
        return name.allSatisfy { ($0 > 0x20 || isGeneric) && $0 != 0x27 && $0 != 0x22 && $0 != 0x3D }
    }
}

extension UIKitLine {
    /// What is said of a view.
    struct View {
        var className: String
        var baseClass: String?
        var identifier: String?
        /// Its frame in its superview.
        var frame: CGRect?
        /// Its frame on the display, where the text tells that.
        var place: CGRect?
        var text: String?
        /// What it is to people who do not see it, such as `Button`.
        var traits: String?
        var facts: ElementFacts = []
        var contentOffset = CGPoint.zero
        /// What is done to it about its centre: the four numbers of a matrix.
        var transform: [Double]?
    }

    var view: View {
        let nameEnd = bytes[range].firstIndex { $0 == 0x3A || $0 == 0x3B } ?? range.upperBound
        var view = View(className: bytes.text((range.lowerBound + 1)..<nameEnd))
        let said = textRange
        view.text = said.map { bytes.text($0.prefix(TreeDraft.textLimit)) }
        // A text may say anything; what is before and behind it counts.
        let parts = [
            range.lowerBound..<(said?.lowerBound ?? range.upperBound),
            (said?.upperBound ?? range.upperBound)..<range.upperBound,
        ]
        let find = { (word: StaticString) in
            parts.lazy.compactMap { part in
                bytes.firstIndex(of: word, from: part.lowerBound, before: part.upperBound)
                    .map { $0 + word.utf8CodeUnitCount }
            }.first
        }
        if let place = find("AX.frame={{") {
            readEarlGrey(into: &view, place: place, find)
        } else {
            readUIKit(into: &view, find)
        }
        return view
    }

    private func readUIKit(into view: inout View, _ find: (StaticString) -> Int?) {
        view.baseClass = find("baseClass = ").map { bytes.text(word(at: $0)) }
        view.frame = find("frame = (").flatMap { frame(at: $0) }
        if find("hidden = YES") != nil || find("alpha = 0;") != nil || find("alpha = 0>") != nil {
            view.facts.insert(.hidesContents)
        }
        if find("clipsToBounds = YES") != nil { view.facts.insert(.clips) }
        if find("userInteractionEnabled = NO") != nil { view.facts.insert(.disabled) }
        view.transform = find("transform = [").flatMap { numbers(4, at: $0) }
        if let offset = find("contentOffset: {").flatMap({ numbers(2, at: $0) }) {
            view.contentOffset = CGPoint(x: offset[0], y: offset[1])
        }
    }

    /// EarlGrey and Detox print views in a form of their own, with what accessibility says of them.
    private func readEarlGrey(into view: inout View, place: Int, _ find: (StaticString) -> Int?) {
        view.place = numbers(4, at: place).flatMap { .place(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        view.identifier = find("AX.id='").map { quoted(at: $0) }
        // The first of them tells most.
        view.traits = find("AX.traits='UIAccessibilityTrait").map { String(quoted(at: $0).prefix(while: \.isLetter)) }
        if find("; hidden;") != nil || find("; alpha=0;") != nil || find("; alpha=0>") != nil {
            view.facts.insert(.hidesContents)
        }
        if find("; UIE=N") != nil { view.facts.insert(.disabled) }
    }

    /// The text of a label or a field, or what accessibility calls it, without its quotes.
    private var textRange: Range<Int>? {
        for (mark, ends) in Self.texts {
            guard let found = bytes.firstIndex(of: mark, from: range.lowerBound, before: range.upperBound) else {
                continue
            }
            let start = found + mark.utf8CodeUnitCount
            let end = ends.lazy.compactMap { bytes.firstIndex(of: $0, from: start, before: range.upperBound) }.first
            if end != start { return start..<(end ?? range.upperBound) }
        }
        return nil
    }

    private static let texts: [(StaticString, ends: [StaticString])] = [
        ("text = '", ["'; ", "'>"]), ("AX.label='", ["'; AX.", "'; ", "'>"]), ("; text='", ["'; ", "'>"]),
        ("; text: ", [">"]),
    ]

    private func word(at start: Int) -> Range<Int> {
        start..<(bytes[start..<range.upperBound].firstIndex { $0 == 0x3B || $0 == 0x3E || $0 <= 0x20 }
            ?? range.upperBound)
    }

    private func quoted(at start: Int) -> String {
        let end = bytes.firstIndex(ofByte: UInt8(ascii: "'"), from: start, before: range.upperBound)
        return bytes.text(start..<min(end ?? range.upperBound, start + TreeDraft.textLimit))
    }

    /// As many finite numbers as are wanted; `nil` where there are fewer near.
    private func numbers(_ count: Int, at start: Int) -> [Double]? {
        var scanner = NumberScanner(bytes, in: start..<min(range.upperBound, start + 200))
        let numbers = (0..<count).compactMap { _ in scanner.nextNumber() }
        return numbers.count == count && numbers.allSatisfy { abs($0) <= 1e7 } ? numbers : nil
    }

    /// A frame such as `0 20; 375 44`; its size may be empty.
    private func frame(at start: Int) -> CGRect? {
        let end = bytes.firstIndex(ofByte: UInt8(ascii: ")"), from: start, before: range.upperBound) ?? range.upperBound
        var scanner = NumberScanner(bytes, in: start..<end)
        let numbers = (0..<4).compactMap { _ in scanner.nextNumber() }
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= 1e7 }), numbers[2] >= 0, numbers[3] >= 0 else {
            return nil
        }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
