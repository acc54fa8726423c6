import Foundation
import RegionModel

/// Reads the text that XCUITest gives of an element and all that is in it: a line each, indented, nothing escaped.
struct XCUITestReader {
    private let bytes: [UInt8]
    private let limits: DumpLimits
    private var draft: TreeDraft
    /// The elements that the next may be in, with the column at which their types begin.
    private var open: [(column: Int, index: Int)] = []
    private var main: Int?
    private var isShortened = false

    static func recognises(_ text: DumpText) -> Bool {
        let marks: [StaticString] = ["Element subtree:", "Query chain:", "→Application, "]
        return marks.contains { text.bytes.firstIndex(of: $0) != nil } || firstElement(in: text.bytes) != nil
    }

    /// The trees of a file: one for each description in it.
    static func trees(in text: DumpText, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var starts: [Int] = []
        while let mark = text.bytes.firstIndex(of: "Element subtree:", from: starts.last ?? 0) {
            starts.append(mark + 16)
        }
        if starts.isEmpty, let first = firstElement(in: text.bytes) { starts = [first] }
        var trees: [ImportedTree] = []
        var count = 0
        for start in starts {
            var reader = XCUITestReader(
                bytes: text.bytes, limits: limits, draft: TreeDraft(limits: limits, earlier: count))
            try reader.read(from: start)
            count += reader.draft.elements.count
            if !reader.draft.elements.isEmpty { trees.append(reader.finished(number: trees.count + 1)) }
        }
        return AppleTrees.ofApps(trees)
    }

    /// Where the tree begins in a text without headings: at the first element with a frame, or the lines before it
    /// that are elements too, as that of the application.
    private static func firstElement(in bytes: [UInt8]) -> Int? {
        var next = 0
        for _ in 0..<1000 {
            guard let frame = bytes.firstIndex(of: ", {{", from: next) else { return nil }
            var start = lineStart(before: frame, in: bytes)
            if XCUITestLine(bytes, in: start..<frame + 4, after: LinePrefix?.none) != nil {
                for _ in 0..<5 where start > 0 {
                    let previous = lineStart(before: start - 1, in: bytes)
                    guard XCUITestLine(bytes, in: previous..<start - 1, after: LinePrefix?.none) != nil else { break }
                    start = previous
                }
                return start
            }
            next = frame + 4
        }
        return nil
    }

    private static func lineStart(before index: Int, in bytes: [UInt8]) -> Int {
        bytes[..<index].suffix(4096).lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? max(0, index - 4096)
    }

    private static let ends: [StaticString] = ["Path to element:", "Query chain:", "Element subtree:"]

    private mutating func read(from start: Int) throws(InputError) {
        var prefix: LinePrefix?
        var pending: (line: XCUITestLine, end: Int)?
        for range in bytes.lines(from: start) {
            if let line = XCUITestLine(bytes, in: range, after: prefix) {
                if prefix == nil { prefix = LinePrefix(of: range, before: line.start, in: bytes) }
                if let (line, end) = pending { try append(line, to: end) }
                pending = (line, range.upperBound)
            } else if isEnd(range) {
                break
            } else if isEllipsis(range) {
                isShortened = true
            } else if let (line, end) = pending, end == range.lowerBound - 1, end - line.start < 1 << 16 {
                // A label or a value goes on in the next line.
                pending = (line, range.upperBound)
            }
        }
        if let (line, end) = pending { try append(line, to: end) }
    }

    private func isEnd(_ range: Range<Int>) -> Bool {
        Self.ends.contains { bytes.firstIndex(of: $0, from: range.lowerBound, before: range.upperBound) != nil }
    }

    private func isEllipsis(_ range: Range<Int>) -> Bool {
        let signs = bytes[range].filter { $0 > 0x20 }
        return signs.elementsEqual("...".utf8) || signs.elementsEqual("…".utf8)
    }

    private mutating func append(_ line: XCUITestLine, to end: Int) throws(InputError) {
        while let last = open.last, last.column >= line.column { open.removeLast() }
        guard open.count < limits.depth else {
            throw InputError(
                found: "nesting deeper than \(limits.depth) levels", expected: "a flatter tree, or a larger --max-depth"
            )
        }
        let (element, isMain) = line.element(to: end)
        let (imported, isKnown) = element.imported(in: open.last?.index)
        let index = try draft.append(imported, isKnown: isKnown)
        if isMain, main == nil, imported.frame != nil { main = index }
        open.append((line.column, index))
    }

    private func finished(number: Int) -> ImportedTree {
        var draft = draft
        if isShortened { draft.notes.append("Somebody shortened the text: lines of it are \"...\".") }
        let (window, own) = self.window
        if let size = window.size { AppleWindows.settle(&draft, main: own, size: size) }
        return draft.finished(name: "tree \(number)", window: window, unit: .points)
    }

    /// The main window's size; else that of the largest at the origin, of the application, or of what is at the top.
    private var window: (StatedWindow, Int?) {
        let elements = draft.elements
        if let main, let frame = elements[main].frame {
            return (StatedWindow(size: frame.size, source: "the frame of the main window"), main)
        }
        let windows = elements.indices.filter { elements[$0].kind == "Window" && elements[$0].frame?.origin == .zero }
        let area = { (index: Int) in elements[index].frame.map { $0.width * $0.height } ?? 0 }
        if let largest = windows.max(by: { area($0) < area($1) }), let frame = elements[largest].frame {
            return (StatedWindow(size: frame.size, source: "the frame of its largest window"), largest)
        }
        if let first = elements.first, let frame = first.frame, frame.origin == .zero {
            return (StatedWindow(size: frame.size, source: "the frame of \(first.kind) at its top"), nil)
        }
        return (StatedWindow(size: nil, source: "it has no window with a frame"), nil)
    }
}
