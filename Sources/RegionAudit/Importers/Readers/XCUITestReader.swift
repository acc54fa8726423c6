import Foundation
import RegionGeometry
import RegionModel

/// Reads the text that XCUITest gives of an element and all that is in it: a line each, indented, nothing escaped.
struct XCUITestReader {
    private let bytes: [UInt8]
    private var draft: TreeDraft
    /// The elements that the next may be in, with the column at which their types begin.
    private var open: [(column: Int, index: Int)] = []
    private var main: Int?
    private var isShortened = false

    static func recognises(_ text: DumpText) -> Bool {
        let marks: [StaticString] = ["Element subtree:", "Query chain:", "→Application, "]
        return marks.contains { text.bytes.firstIndex(of: $0) != nil } || firstElement(in: text.bytes) != nil
    }

    /// The trees of a file: one for each description in it, where those of an app's windows make one.
    static func trees(in text: DumpText, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var readers: [XCUITestReader] = []
        var count = 0
        var owner: String?
        for description in descriptions(in: text.bytes) {
            let goesOn = owner != nil && description.owner == owner
            var reader =
                (goesOn ? readers.popLast() : nil)
                ?? XCUITestReader(bytes: text.bytes, draft: TreeDraft(limits: limits, earlier: count))
            let earlier = reader.draft.elements.count
            try reader.read(from: description.start)
            count += reader.draft.elements.count - earlier
            guard !reader.draft.elements.isEmpty else { continue }
            readers.append(reader)
            owner = description.owner
        }
        return AppleTrees.ofApps(readers.enumerated().map { $1.finished(number: $0 + 1) })
    }

    /// Where each description's tree begins, and the process whose windows it is one of.
    private static func descriptions(in bytes: [UInt8]) -> [(start: Int, owner: String?)] {
        var starts: [Int] = []
        while let mark = bytes.firstIndex(of: "Element subtree:", from: starts.last ?? 0) { starts.append(mark + 16) }
        if starts.isEmpty { return firstElement(in: bytes).map { [(start: $0, owner: nil)] } ?? [] }
        return starts.enumerated().map { index, start in
            (start, owner(of: start..<(index + 1 < starts.count ? starts[index + 1] : bytes.count), in: bytes))
        }
    }

    /// The number of the process that the path of a part of an app tells; `nil` for a whole app.
    private static func owner(of description: Range<Int>, in bytes: [UInt8]) -> String? {
        let end = description.upperBound
        let lines = bytes.lines(from: description.lowerBound).prefix(3)
        guard let root = lines.first(where: { !bytes.trimmed($0).isEmpty }),
            bytes.firstIndex(of: "Application", from: root.lowerBound, before: root.upperBound) == nil,
            let path = bytes.firstIndex(of: "Path to element:", from: root.upperBound, before: end),
            let process = bytes.firstIndex(of: ", pid: ", from: path, before: min(end, path + 500))
        else { return nil }
        return bytes.text(process + 7..<min(end, process + 17)).prefix { $0.isNumber }.description
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
        open = []
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
        let origin = own.flatMap { draft.elements[$0].frame?.origin } ?? .zero
        return draft.finished(name: "tree \(number)", window: window, at: origin, unit: .points)
    }

    /// The main window's size; else that of the largest, at the origin if there is one, of the application, or of what
    /// is at the top.
    private var window: (StatedWindow, Int?) {
        let elements = draft.elements
        if let main, let frame = elements[main].frame {
            return (StatedWindow(size: frame.size, source: "the frame of the main window"), main)
        }
        let windows = elements.indices.filter { elements[$0].kind == "Window" && elements[$0].frame != nil }
        let area = { (index: Int) in elements[index].frame?.area ?? 0 }
        let atOrigin = windows.filter { elements[$0].frame?.origin == .zero }
        if let largest = (atOrigin.isEmpty ? windows : atOrigin).max(by: { area($0) < area($1) }),
            let frame = elements[largest].frame
        {
            return (StatedWindow(size: frame.size, source: "the frame of its largest window"), largest)
        }
        if let first = elements.first, let frame = first.frame, frame.origin == .zero {
            return (StatedWindow(size: frame.size, source: "the frame of \(first.kind) at its top"), nil)
        }
        return (StatedWindow(size: nil, source: "it has no window with a frame"), nil)
    }
}
