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
            let end = bytes[start..<line.upperBound].prefix(300).firstIndex(where: { $0 == 0x3A || $0 == 0x3B }),
            end > start + 1, Self.isClass(bytes[(start + 1)..<end]),
            bytes[end] == 0x3B || bytes.has(": 0x", at: end) || bytes.has(":0x", at: end),
            bytes.firstIndex(of: "frame = (", from: end, before: line.upperBound) != nil
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

    private static func isClass(_ name: ArraySlice<UInt8>) -> Bool {
        name.allSatisfy { $0 > 0x20 && $0 != 0x27 && $0 != 0x22 && $0 != 0x3D }
    }
}

extension UIKitLine {
    /// What is said of a view.
    struct View {
        var className: String
        var baseClass: String?
        var frame: CGRect?
        var text: String?
        var facts: ElementFacts = []
        var contentOffset = CGPoint.zero
        var isTransformed = false
    }

    var view: View {
        let nameEnd = bytes[range].firstIndex { $0 == 0x3A || $0 == 0x3B } ?? range.upperBound
        var view = View(className: bytes.text((range.lowerBound + 1)..<nameEnd))
        let said = textRange
        // A text may say anything; what is before and behind it counts.
        let parts = [
            range.lowerBound..<(said?.lowerBound ?? range.upperBound),
            (said?.upperBound ?? range.upperBound)..<range.upperBound,
        ]
        let find = { (word: StaticString) in
            parts.lazy.compactMap { bytes.firstIndex(of: word, from: $0.lowerBound, before: $0.upperBound) }.first
        }
        view.baseClass = find("baseClass = ").map { bytes.text(word(at: $0 + 12)) }
        view.text = said.map { bytes.text($0.prefix(TreeDraft.textLimit)) }
        if let start = find("frame = (") { view.frame = frame(at: start + 9) }
        if find("hidden = YES") != nil || find("alpha = 0;") != nil || find("alpha = 0>") != nil {
            view.facts.insert(.hidesContents)
        }
        if find("clipsToBounds = YES") != nil { view.facts.insert(.clips) }
        if find("userInteractionEnabled = NO") != nil { view.facts.insert(.disabled) }
        view.isTransformed = find("transform = [") != nil
        if let start = find("contentOffset: {") {
            var numbers = NumberScanner(bytes, in: start + 16..<min(range.upperBound, start + 100))
            if let x = numbers.nextNumber(), let y = numbers.nextNumber(), x.isFinite, y.isFinite {
                view.contentOffset = CGPoint(x: x, y: y)
            }
        }
        return view
    }

    /// The text of a label or a field, without its quotes.
    private var textRange: Range<Int>? {
        guard let mark = bytes.firstIndex(of: "text = '", from: range.lowerBound, before: range.upperBound) else {
            return nil
        }
        let start = mark + 8
        let end =
            bytes.firstIndex(of: "'; ", from: start, before: range.upperBound)
            ?? bytes.firstIndex(of: "'>", from: start, before: range.upperBound) ?? range.upperBound
        return start..<end
    }

    private func word(at start: Int) -> Range<Int> {
        start..<(bytes[start..<range.upperBound].firstIndex { $0 == 0x3B || $0 == 0x3E || $0 <= 0x20 }
            ?? range.upperBound)
    }

    /// A frame such as `0 20; 375 44`; its size may be empty.
    private func frame(at start: Int) -> CGRect? {
        let end = bytes.firstIndex(ofByte: UInt8(ascii: ")"), from: start, before: range.upperBound) ?? range.upperBound
        var numbers = NumberScanner(bytes, in: start..<end)
        guard let x = numbers.nextNumber(), let y = numbers.nextNumber(), let width = numbers.nextNumber(),
            let height = numbers.nextNumber(), [x, y, width, height].allSatisfy({ abs($0) <= 1e7 }), width >= 0,
            height >= 0
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
