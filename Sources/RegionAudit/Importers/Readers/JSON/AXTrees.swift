import Foundation
import RegionModel

/// The trees of the tools that ask the simulator's accessibility, be they nested or flat.
struct AXTrees {
    private(set) var draft: TreeDraft
    private(set) var window: StatedWindow
    private let origin: CGPoint

    /// Reads the elements of one screen.
    ///
    /// - Parameters:
    ///   - screen: The size of the screen where the dump tells it beside its elements.
    init(
        _ roots: [JSONView], screen: CGSize? = nil, limits: DumpLimits, earlier: Int
    ) throws(InputError) {
        draft = TreeDraft(limits: limits, earlier: earlier)
        let application = roots.first { AXElement.isApplication($0) }.map { AXElement($0) }
        let frame = application?.frame
        origin = frame?.origin ?? .zero
        if let size = frame?.size ?? screen {
            window = StatedWindow(
                size: size, source: frame == nil ? "the screen that it states" : "the frame of the application")
        } else {
            window = StatedWindow(
                size: nil,
                source: application == nil
                    ? "no application is among its elements"
                    : "its application has no size, as where the simulator's accessibility is off")
        }
        let size = window.size
        var isNested = false
        var status = StatusItems(of: application?.process)
        try draft.append(roots, children: { $0.first("children", "AXChildren") }) {
            draft, json, parent throws(InputError) in
            isNested = isNested || parent != nil
            let source = AXElement(json)
            let (element, isKnown) = source.imported(in: parent)
            let index = try draft.append(element, isKnown: isKnown)
            status.note(source, at: index)
            return index
        }
        status.exempt(in: &draft)
        if isNested { draft.makeScrollViews() } else { draft.nestByPlace(in: size) }
        draft.readLeaves(within: size) { AXElement.genericKinds.contains($0.kind) }
        exemptKeys()
    }

    /// Adds what is the system's own.
    mutating func appendSystem(_ element: ImportedElement) throws(InputError) {
        var element = element
        element.exemption = .system
        _ = try draft.append(element)
    }

    /// The keys of a keyboard that a tool found by touching: many buttons of one letter, and what lies between them.
    ///
    /// Some scripts have few, and numbers may be those of a calculator: these are told by two of the keys that every
    /// keyboard has.
    private mutating func exemptKeys() {
        guard let size = window.size else { return }
        let buttons = draft.elements.filter {
            $0.role == .button && $0.frame.map { $0.minY > size.height / 3 } ?? false
        }
        let keys = buttons.filter { $0.label?.count == 1 }
        let marks = Set(buttons.compactMap(\.identifier)).intersection(Self.keyNames)
        let letters = keys.count { $0.label?.allSatisfy { $0.isLetter || !$0.isASCII } ?? false }
        guard letters >= Self.keysOfKeyboard || (marks.count > 1 && keys.count >= Self.keysOfMarkedKeyboard) else {
            return
        }
        let board = keys.reduce(CGRect.null) { $0.union($1.frame ?? .null) }
        let reach = CGRect(x: 0, y: board.minY - 2, width: size.width, height: size.height)
        for (index, element) in draft.elements.enumerated()
        where element.role == .button && element.frame.map({ reach.contains($0.origin) }) ?? false {
            draft.update(index) { $0.exemption = .system }
        }
        draft.notes.append("Took \(keys.count) buttons of one letter and those about them for a keyboard.")
    }

    private static let keysOfKeyboard = 15
    private static let keysOfMarkedKeyboard = 8
    private static let keyNames: Set<String> = ["delete", "shift", "emoji", "dictation", "more"]

    /// Adds what people should know of the tree.
    mutating func note(_ sentence: String) { draft.notes.append(sentence) }

    func finished(name: String) -> ImportedTree {
        draft.finished(name: name, window: window, at: origin, unit: .points, rounding: 0)
    }
}
