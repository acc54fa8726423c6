import Foundation
import RegionModel

/// The trees of the tools that ask the simulator's accessibility, be they nested or flat.
struct AXTrees {
    private(set) var draft: TreeDraft
    private(set) var window: StatedWindow

    /// Reads the elements of one screen.
    ///
    /// - Parameters:
    ///   - screen: The size of the screen where the dump tells it beside its elements.
    init(
        _ roots: [JSONView], screen: CGSize? = nil, limits: DumpLimits, earlier: Int
    ) throws(InputError) {
        draft = TreeDraft(limits: limits, earlier: earlier)
        let application = roots.first { AXElement.isApplication($0) }.flatMap { AXElement($0).frame }
        if let size = application?.size {
            window = StatedWindow(size: size, source: "the frame of the application")
        } else {
            window = StatedWindow(
                size: screen,
                source: screen == nil ? "no application is among its elements" : "the screen that it states")
        }
        let size = window.size
        var isNested = false
        try draft.append(roots, children: { $0.first("children", "AXChildren") }) {
            draft, json, parent throws(InputError) in
            isNested = isNested || parent != nil
            let (element, isKnown) = AXElement(json).imported(in: parent)
            return try draft.append(element, isKnown: isKnown)
        }
        if isNested { draft.makeScrollViews() } else { draft.nestByPlace(in: size) }
        draft.readLeaves(within: size) { AXElement.genericKinds.contains($0.kind) }
        exemptKeys(of: roots)
    }

    /// Adds what is the system's own.
    mutating func appendSystem(_ element: ImportedElement) throws(InputError) {
        var element = element
        element.exemption = .system
        _ = try draft.append(element)
    }

    /// The keys of a keyboard that a tool found by touching: many buttons of one letter, and what lies between them.
    private mutating func exemptKeys(of roots: [JSONView]) {
        let keys = draft.elements.filter { $0.role == .button && $0.label?.count == 1 && $0.frame != nil }
        guard keys.count >= Self.keysOfKeyboard, let size = window.size,
            keys.allSatisfy({ $0.frame.map { $0.minY > size.height / 3 } ?? false })
        else { return }
        let board = keys.reduce(CGRect.null) { $0.union($1.frame ?? .null) }
        let reach = CGRect(x: 0, y: board.minY - 2, width: size.width, height: size.height)
        for (index, element) in draft.elements.enumerated()
        where element.role == .button && element.frame.map({ reach.contains($0.origin) }) ?? false {
            draft.update(index) { $0.exemption = .system }
        }
        draft.notes.append("Took \(keys.count) buttons of one letter and those about them for a keyboard.")
    }

    private static let keysOfKeyboard = 15

    /// Adds what people should know of the tree.
    mutating func note(_ sentence: String) { draft.notes.append(sentence) }

    func finished(name: String) -> ImportedTree {
        draft.finished(name: name, window: window, unit: .points, rounding: 0)
    }
}
