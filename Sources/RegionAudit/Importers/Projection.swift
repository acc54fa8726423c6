import Foundation
import RegionGeometry
import RegionModel

/// Makes the elements of a dump those of a snapshot.
struct Projection {
    private let tree: ImportedTree
    private let window: CGRect
    private let scale: CGFloat

    private(set) var kept: [LayoutElement] = []
    private(set) var origins: [Int] = []
    private(set) var exemptions: [Exemption?] = []
    /// What of each element bears on those in it.
    private var surroundings: [Surrounding] = []
    private var childCounts: [Int]
    private var topCount = 0
    /// For each label and place the element that is judged, and its index among those that are kept.
    private var places: [Place: (element: Int, kept: Int)] = [:]

    private struct Surrounding {
        /// Where what is in the element can be seen.
        var clip: CGRect
        var exemption: Exemption?
        /// The innermost element of the snapshot that it is or is in.
        var kept: Int?
    }

    private struct Place: Hashable {
        let frame: CGRect
        let label: String
    }

    init(_ tree: ImportedTree, in scene: WindowScene, pointsPerUnit: CGFloat) {
        self.tree = tree
        window = scene.bounds
        scale = pointsPerUnit
        childCounts = Array(repeating: 0, count: tree.elements.count)
        exemptions.reserveCapacity(tree.elements.count)
        surroundings.reserveCapacity(tree.elements.count)
    }

    mutating func run() {
        for (index, element) in tree.elements.enumerated() { project(element, index) }
    }

    private mutating func project(_ element: ImportedElement, _ index: Int) {
        var around = element.parent.map { surroundings[$0] } ?? Surrounding(clip: window)
        let frame = element.frame?.scaled(by: scale)
        let seen = frame.flatMap { $0.meets(around.clip) ? $0.intersection(around.clip) : nil }
        let order = number(element)
        var exemption = around.exemption ?? element.ownExemption ?? placeExemption(frame, seen)
        if exemption == nil { exemption = twinExemption(element, seen ?? .zero) }
        if around.exemption == nil, element.facts.contains(.hidesContents) { around.exemption = .hidden }
        if let own = element.exemption, own.coversContents, around.exemption == nil { around.exemption = own }
        if element.facts.contains(.clips) || element.role == .scrollView || element.role == .webView, let frame {
            around.clip = seen ?? (frame.meets(around.clip) ? around.clip : CGRect(origin: frame.origin, size: .zero))
        }
        if isKept(element, exemption) {
            kept.append(layoutElement(element, seen ?? .zero, in: around.kept, order))
            origins.append(index)
            around.kept = kept.count - 1
        }
        exemptions.append(exemption)
        surroundings.append(around)
    }

    /// The element's number among those in the same one.
    private mutating func number(_ element: ImportedElement) -> Int {
        guard let parent = element.parent else {
            topCount += 1
            return topCount
        }
        childCounts[parent] += 1
        return childCounts[parent]
    }

    private func placeExemption(_ frame: CGRect?, _ seen: CGRect?) -> Exemption? {
        guard let frame else { return .nowhere }
        return seen != nil ? nil : frame.meets(window) ? .clipped : .outsideWindow
    }

    /// Of several elements with one label in one place a control is judged, else the first.
    private mutating func twinExemption(_ element: ImportedElement, _ frame: CGRect) -> Exemption? {
        guard let label = element.label else { return nil }
        let place = Place(frame: frame, label: label)
        let own = (element: exemptions.count, kept: kept.count)
        guard let first = places[place] else {
            places[place] = own
            return nil
        }
        guard element.role.isInteractive, !tree.elements[first.element].role.isInteractive else { return .twin }
        places[place] = own
        exemptions[first.element] = .twin
        kept[first.kept].role = .container
        return nil
    }

    /// What decides how its contents are judged is kept, be it seen or not; of the rest what is seen and has a meaning.
    private func isKept(_ element: ImportedElement, _ exemption: Exemption?) -> Bool {
        switch element.role {
        case .scrollView, .webView, .navigationBar, .tabBar, .toolbar, .dialog: true
        case .container, .window: exemption == .container && element.identifier != nil
        case .shape, .background, .divider: exemption == .decoration
        default: exemption == nil
        }
    }

    private func layoutElement(_ element: ImportedElement, _ frame: CGRect, in parent: Int?, _ order: Int)
        -> LayoutElement
    {
        LayoutElement(
            id: element.name ?? "\(element.shortKind)-\(order)", parent: parent,
            role: element.facts.contains(.still) ? .container : element.role, label: element.label, frame: frame)
    }
}

extension ImportedElement {
    /// Why it is not judged, whatever is around it.
    fileprivate var ownExemption: Exemption? {
        if let exemption { return exemption }
        switch role {
        case .container, .window, .dialog, .scrollView, .webView, .navigationBar, .tabBar, .toolbar: return .container
        case .shape, .background, .divider: return .decoration
        case .keyboard, .statusBar: return .system
        case .button, .textField, .toggle, .slider, .text, .image: break
        }
        return facts.isDisjoint(with: [.hidden, .hidesContents]) ? nil : .hidden
    }

    /// What reports call it: the name that its developers gave it, else what it says where it says something.
    fileprivate var name: String? {
        if let identifier, !identifier.isEmpty { return identifier.shortened(to: 80) }
        guard role.isInteractive || role == .text, let label else { return nil }
        let line = label.onOneLine
        return line.isEmpty ? nil : line.shortened(to: 40)
    }

    fileprivate var shortKind: String {
        kind.lastIndex(of: ".").map { String(kind[kind.index(after: $0)...]) } ?? kind
    }
}
