import Foundation
import RegionGeometry
import RegionModel

/// A tree in the making: what readers add their elements to, and what holds for the elements of every format.
struct TreeDraft {
    private(set) var elements: [ImportedElement] = []
    /// For each element in how many others it was when it was added.
    private var depths: [Int32] = []
    private var strangers: [String: Int] = [:]
    var notes: [String] = []
    private let limits: DumpLimits
    private let earlier: Int

    /// An empty tree.
    ///
    /// - Parameter earlier: How many elements the file's other trees have.
    init(limits: DumpLimits, earlier: Int = 0) {
        self.limits = limits
        self.earlier = earlier
    }

    /// The longest text that is kept of a label or an identifier, in bytes; reports are for people.
    static let textLimit = 1000

    /// Adds an element and gives its index.
    ///
    /// - Parameter isKnown: Whether its kind is one that has a role of its own, be it that of a container.
    mutating func append(_ element: ImportedElement, isKnown: Bool = true) throws(InputError) -> Int {
        guard earlier + elements.count < limits.elements else {
            throw InputError(
                found: "more than \(limits.elements) elements", expected: "fewer, or a larger --max-elements")
        }
        let depth = element.parent.map { depths[$0] + 1 } ?? 0
        guard depth < limits.depth else { throw .tooDeep(limits.depth) }
        depths.append(depth)
        elements.append(element)
        if !isKnown, strangers[element.kind] != nil || strangers.count < 10_000 {
            strangers[element.kind, default: 0] += 1
        }
        return elements.count - 1
    }

    /// The places of the elements that are in no other.
    var roots: [CGRect] { elements.filter { $0.parent == nil }.compactMap(\.frame) }

    /// Changes an element.
    mutating func update(_ index: Int, _ change: (inout ImportedElement) -> Void) { change(&elements[index]) }

    /// The tree, once all its elements are there.
    ///
    /// - Parameter origin: Where the window's corner is in the dump's numbers, as that of one that shares the display.
    /// - Complexity: O(n).
    func finished(
        name: String? = nil, window: StatedWindow, at origin: CGPoint = .zero, unit: LengthUnit, rounding: CGFloat = 1
    ) -> ImportedTree {
        var elements = elements
        if origin != .zero {
            for index in elements.indices {
                elements[index].frame = elements[index].frame?.offsetBy(dx: -origin.x, dy: -origin.y)
            }
        }
        Self.settleControls(&elements, in: window.size)
        if let size = window.size { Self.unmakeBars(&elements, asLargeAs: size) }
        var notes = notes
        if origin != .zero {
            notes.append("The window begins at \(origin.inWords) of the display; places count from there.")
        }
        if Self.doubtHidden(&elements) {
            notes.append("The dump says of nothing that it can be seen, which is not believed.")
        }
        if let sentence = strangersSentence { notes.append(sentence) }
        return ImportedTree(
            name: name, window: window, origin: origin, unit: unit, rounding: rounding, elements: elements, notes: notes
        )
    }

    /// What answers to touches is a control where no control is in it, and else a mere container; a container that
    /// takes more than half of the window is a surface that takes touches, and no control either.
    private static func settleControls(_ elements: inout [ImportedElement], in window: CGSize?) {
        let limit = window.map { $0.area / 2 } ?? .infinity
        var holdsControl = [Bool](repeating: false, count: elements.count)
        for index in elements.indices.reversed() {
            if elements[index].facts.contains(.tappable), !holdsControl[index],
                [.container, .text, .image].contains(elements[index].role),
                elements[index].role == .text || elements[index].frame.map({ $0.area <= limit }) ?? true
            {
                elements[index].role = .button
            }
            if let parent = elements[index].parent, holdsControl[index] || elements[index].role.isInteractive {
                holdsControl[parent] = true
            }
        }
    }

    /// Where all that could be judged is said to be hidden, the dump does not know what is.
    private static func doubtHidden(_ elements: inout [ImportedElement]) -> Bool {
        let judged = elements.lazy.filter { $0.role.isInteractive || $0.role == .text }
        guard let first = judged.first, first.facts.contains(.hidden), judged.allSatisfy({ $0.facts.contains(.hidden) })
        else { return false }
        for index in elements.indices { elements[index].facts.remove(.hidden) }
        return true
    }

    /// A bar that takes more than half of the window both ways is a host of bars, and none itself.
    private static func unmakeBars(_ elements: inout [ImportedElement], asLargeAs size: CGSize) {
        for index in elements.indices {
            guard [.navigationBar, .tabBar, .toolbar].contains(elements[index].role),
                let frame = elements[index].frame, frame.width > size.width / 2, frame.height > size.height / 2
            else { continue }
            elements[index].role = .container
        }
    }

    private var strangersSentence: String? {
        guard !strangers.isEmpty else { return nil }
        let sorted = strangers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let words = sorted.prefix(5).map { "\($0.key.prefix(80)) (\($0.value))" }
        let more = sorted.count > 5 ? " and \(sorted.count - 5) more" : ""
        return "Kinds that are not known, taken for containers: \(words.joined(separator: ", "))\(more)."
    }
}
