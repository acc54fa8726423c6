import Foundation
import RegionGeometry
import RegionModel

/// A hierarchy of Maestro in the making.
struct MaestroTree {
    private(set) var draft: TreeDraft
    private let isAndroid: Bool
    private var kinds = AndroidKinds()

    init(isAndroid: Bool, limits: DumpLimits, earlier: Int) {
        draft = TreeDraft(limits: limits, earlier: earlier)
        self.isAndroid = isAndroid
    }

    /// Adds a node and gives its index.
    mutating func append(_ node: MaestroNode, in parent: Int?) throws(InputError) -> Int {
        let (element, isKnown) = node.imported(in: parent, isAndroid: isAndroid, &kinds)
        return try draft.append(element, isKnown: isKnown)
    }

    /// Adds a list of nodes, each with those in it.
    mutating func append(_ roots: [JSONView]) throws(InputError) {
        let isAndroid = isAndroid
        var kinds = kinds
        try draft.append(roots, children: { $0["children"] }) { draft, json, parent throws(InputError) in
            let attributes = json["attributes"]
            let node = MaestroNode { (attributes?[$0] ?? json[$0])?.text }
            let (element, isKnown) = node.imported(in: parent, isAndroid: isAndroid, &kinds)
            return try draft.append(element, isKnown: isKnown)
        }
    }

    func finished(name: String) -> ImportedTree {
        guard isAndroid else { return finishedApple(name: name) }
        var draft = draft
        let window = StatedWindow(roots: draft.topmost.roots)
        if let size = window.size { draft.takeLabelsForTexts(in: size) }
        draft.joinControls()
        return draft.finished(name: name, window: window, unit: .pixels)
    }

    /// The tree of the app alone: the home screen's is beside it, in points or in pixels.
    private func finishedApple(name: String) -> ImportedTree {
        var draft = draft
        let roots = draft.outermostPlaced
        if let screen = draft.screen(of: roots) {
            draft.nestByPlace(in: screen)
            draft.takeLabelsForTexts(in: screen)
            return draft.finished(
                name: name, window: StatedWindow(size: screen, source: "the first of a flat list"), unit: .points)
        }
        guard let app = appRoot(among: roots), let frame = draft.elements[app].frame else {
            return draft.finished(
                name: name, window: StatedWindow(size: nil, source: "no app with bounds is in it"), unit: .points)
        }
        for index in roots where index != app { draft.update(index) { $0.exemption = .system } }
        if frame.minX < 0 || frame.minY < 0 {
            draft.shift(by: CGSize(width: -frame.minX, height: -frame.minY))
            draft.notes.append(
                "The app is at \(frame.inWords), as Maestro has it on a display that is open; all was moved back, and "
                    + "some of it may be missing.")
        }
        draft.makeScrollViews()
        draft.takeLabelsForTexts(in: frame.size)
        return draft.finished(
            name: name, window: StatedWindow(size: frame.size, source: "the bounds of the app"), unit: .points)
    }

    /// The node that is the app's: not named by a blank, as the home screen is, and no display in pixels.
    private func appRoot(among roots: [Int]) -> Int? {
        let elements = draft.elements
        let width = { (index: Int) in elements[index].frame?.width ?? 0 }
        let apps = roots.filter { elements[$0].label != " " && elements[$0].label != "SpringBoard" }
        let smallest = apps.map(width).filter { $0 > Self.narrowestApp }.min() ?? .infinity
        // Pixels are two or three to a point.
        return apps.last { width($0) > Self.narrowestApp && width($0) < smallest * 1.9 } ?? apps.last ?? roots.last
    }

    private static let narrowestApp: CGFloat = 200
}

extension TreeDraft {
    /// The draft without wrappers that have no bounds, whose children are at the top then.
    fileprivate var topmost: TreeDraft {
        var draft = self
        for (index, element) in elements.enumerated() {
            guard let parent = element.parent, draft.elements[parent].parent == nil, draft.elements[parent].frame == nil
            else { continue }
            draft.update(index) { $0.parent = nil }
        }
        return draft
    }

    /// The elements with a place that are in none that has one.
    fileprivate var outermostPlaced: [Int] {
        var isPlaced: [Bool] = []
        var result: [Int] = []
        for (index, element) in elements.enumerated() {
            let isWithin = element.parent.map { isPlaced[$0] } ?? false
            isPlaced.append(isWithin || element.frame != nil)
            if !isWithin, element.frame != nil { result.append(index) }
        }
        return result
    }

    /// The size of what a flat list begins with, as the first versions wrote it: what holds all else, and no child.
    fileprivate func screen(of roots: [Int]) -> CGSize? {
        guard roots.count > 2, let first = roots.first, let frame = elements[first].frame, frame.origin == .zero,
            !elements.contains(where: { $0.parent == first })
        else { return nil }
        let isHeld = roots.dropFirst().allSatisfy { elements[$0].frame.map { frame.intersects($0) } ?? true }
        return isHeld ? frame.size : nil
    }

    fileprivate mutating func shift(by offset: CGSize) {
        for index in elements.indices {
            update(index) { $0.frame = $0.frame?.offsetBy(dx: offset.width, dy: offset.height) }
        }
    }

    /// Where the kinds are not told, what has a label and nothing in it that has one is read, and judged so.
    fileprivate mutating func takeLabelsForTexts(in window: CGSize) {
        guard elements.allSatisfy({ $0.kind == "element" }) else { return }
        var holdsLabel = [Bool](repeating: false, count: elements.count)
        var count = 0
        for index in elements.indices.reversed() {
            let element = elements[index]
            let isSmall = element.frame.map { $0.area < window.area / 3 } ?? false
            if AppleElement.isScrollBar(element.frame, label: element.label, value: element.label) {
                update(index) { $0.exemption = .scrollBar }
            } else if !holdsLabel[index], element.role == .container, element.label != nil, isSmall {
                update(index) { $0.role = .text }
                count += 1
            }
            if let parent = element.parent, holdsLabel[index] || element.label != nil { holdsLabel[parent] = true }
        }
        notes.append("The dump does not tell what its elements are; \(count) with a label are judged as texts.")
    }
}
