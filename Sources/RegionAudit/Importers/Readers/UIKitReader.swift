import Foundation
import RegionModel

/// Reads UIKit's `recursiveDescription`: a view a line, with a frame in its superview; and what EarlGrey and Detox
/// print when a test fails, with a frame on the display.
struct UIKitReader {
    private let bytes: [UInt8]
    private var draft: TreeDraft
    private var open: [(depth: Int, index: Int)] = []
    /// Where the contents of each view are in the window; `nil` where a number on the way is none.
    private var spaces: [UIKitSpace?] = []
    private var kinds = KindCache(UIKitKind.init)
    private var untold = 0
    private var isSystem = false

    static func recognises(_ text: DumpText) -> Bool {
        guard let frame = ["frame = (", "AX.frame={{"].compactMap({ text.bytes.firstIndex(of: $0) }).min() else {
            return false
        }
        return text.bytes[..<frame].suffix(1200).contains(UInt8(ascii: "<"))
    }

    /// The trees of a file: one for each view at the top.
    static func trees(in text: DumpText, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var readers: [UIKitReader] = []
        var reader = UIKitReader(bytes: text.bytes, draft: TreeDraft(limits: limits))
        var count = 0
        var pending: UIKitLine?
        for range in text.bytes.lines() {
            guard let line = UIKitLine(text.bytes, in: range) else {
                if let last = pending, last.range.upperBound == range.lowerBound - 1, last.range.count < 1 << 16 {
                    pending = last.extended(to: range.upperBound)
                }
                continue
            }
            if let last = pending { try reader.append(last) }
            if line.depth == 0, !reader.draft.elements.isEmpty || pending != nil {
                count += reader.draft.elements.count
                readers.append(reader)
                reader = UIKitReader(
                    bytes: text.bytes, draft: TreeDraft(limits: limits, earlier: count))
            }
            pending = line
        }
        if let last = pending { try reader.append(last) }
        readers.append(reader)
        readers.removeAll { $0.draft.elements.isEmpty }
        // A window of the system's own is no more than a companion of the app's.
        let own = readers.filter { !$0.isSystem }
        return (own.isEmpty ? readers : own).enumerated().map { index, reader in
            reader.finished(number: index + 1, passed: own.isEmpty ? 0 : readers.count - own.count)
        }
    }

    private mutating func append(_ line: UIKitLine) throws(InputError) {
        while let last = open.last, last.depth >= line.depth { open.removeLast() }
        let parent = open.last?.index
        let space = parent.map { spaces[$0] } ?? UIKitSpace()
        let view = line.view
        let kind = kinds[
            UIKitKind.Name(className: view.className, baseClass: view.baseClass, traits: view.traits)]
        var element = ImportedElement(
            parent: parent, kind: view.className, role: kind.role, identifier: view.identifier, label: view.text,
            frame: view.place, facts: view.facts)
        if kind.isTappable { element.facts.insert(.tappable) }
        if kind.isSystem { element.exemption = .system }
        var contents: UIKitSpace?
        if let space, let frame = view.frame {
            let place = space(frame)
            element.frame = .place(x: place.minX, y: place.minY, width: place.width, height: place.height)
            contents = space.inside(frame, from: view.contentOffset, transform: view.transform)
            if contents == nil {
                contents = space.inside(frame, from: view.contentOffset, transform: nil)
                untold += 1
            }
        }
        let index = try draft.append(element, isKnown: kind.isKnown)
        if index == 0 { isSystem = kind.isSystem }
        spaces.append(contents)
        open.append((line.depth, index))
    }

    private func finished(number: Int, passed: Int) -> ImportedTree {
        var draft = draft
        if passed > 0 { draft.notes.append("Passed over \(passed) of the system's own windows in the file.") }
        if untold > 0 {
            draft.notes.append(
                "Views whose transform cannot be undone: \(untold); what is in them is placed as if they had none.")
        }
        let root = draft.elements.first
        let window: StatedWindow
        if let root, let frame = root.frame, frame.origin == .zero {
            window = StatedWindow(size: frame.size, source: "the frame of \(root.kind)")
        } else {
            window = StatedWindow(size: nil, source: "it begins at a view that does not lie at the origin")
        }
        return draft.finished(name: "tree \(number)", window: window, unit: .points)
    }
}
