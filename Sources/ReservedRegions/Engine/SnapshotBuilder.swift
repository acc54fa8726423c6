import Foundation
import RegionModel

/// Reads a tree that was laid out into a snapshot.
struct SnapshotBuilder {
    let tree: LayoutTree
    let root: Int

    /// The elements with what went wrong while they were laid out.
    func snapshot() -> LayoutSnapshot {
        var result = LayoutSnapshot(scene: tree.scene)
        var names = SiblingNames()
        walk { visit, frame in
            guard var element = element(of: visit, frame: frame) else { return visit.parent }
            let count = names.count(element.id, under: visit.parent)
            if count > 1 { element.id += "-\(count)" }
            let place = result.elements.count
            result.elements.append(element)
            if let line = tree.separator(of: visit.node, frame: frame) {
                let appearance = ElementAppearance(fill: Color.secondary.rgba, opacity: visit.opacity)
                result.elements.append(
                    LayoutElement(id: "Separator", parent: place, role: .divider, frame: line, appearance: appearance))
            }
            return place
        }
        result.diagnostics = tree.faults.diagnostics
        Self.labelControls(&result.elements)
        return result
    }

    /// The node that each element of the snapshot is made of, in their order.
    func nodesOfElements() -> [Int] {
        var nodes: [Int] = []
        walk { visit, frame in
            guard visit.node != root, nature(of: tree.nodes[visit.node], visit) != nil else { return visit.parent }
            let place = nodes.count
            nodes.append(visit.node)
            if tree.separator(of: visit.node, frame: frame) != nil { nodes.append(visit.node) }
            return place
        }
        return nodes
    }

    /// The frames of the views that were given an id.
    func framesByID() -> [(id: String, frame: CGRect)] {
        var frames: [(String, CGRect)] = []
        walk { visit, frame in
            if tree.nodes[visit.node].kind == .semantics, let id = semantics(of: visit.node)?.id {
                frames.append((id, displacedPlace(in: visit).map(visit.drawn.apply) ?? frame))
            }
            return nil
        }
        return frames
    }

    /// Visits every node that is shown, each after those around it, those at the back first; without recursion.
    ///
    /// - Parameter body: Gives the element that the node became, or else the one around it.
    private func walk(_ body: (_ visit: Visit, _ frame: CGRect) -> Int?) {
        var waiting = [Visit(node: root)]
        while var visit = waiting.popLast() {
            let node = tree.nodes[visit.node]
            let origin = tree.physicalOrigin(of: node)
            let place = CGRect(
                x: visit.x + origin.x, y: visit.y + origin.y, width: node.size.width, height: node.size.height)
            if let effect = tree.drawingEffect(at: visit.node) {
                visit.take(effect, of: node, at: place)
                guard visit.opacity > 0, visit.drawn.isVisible else { continue }
            }
            let frame = visit.drawn.apply(to: place)
            if node.flags.contains(.isOverRegion) { visit.isOverRegion = true }
            if let record = semantics(of: visit.node) {
                visit.opacity *= record.opacity
                if record.isHidden || visit.opacity <= 0 { continue }
                visit.semantics = PendingSemantics(record, within: visit.semantics)
            }
            let parent = body(visit, frame)
            if parent != visit.parent {
                (visit.parent, visit.semantics, visit.isOverRegion) = (parent, nil, false)
            }
            push(childrenOf: node, around: place, visit, to: &waiting)
        }
    }

    private func push(childrenOf node: Node, around frame: CGRect, _ visit: Visit, to waiting: inout [Visit]) {
        let start = waiting.count
        var next = visit
        (next.x, next.y) = (frame.minX, frame.minY)
        var place = 0
        tree.forEachChild(of: visit.node) { child in
            next.node = child
            next.isBackground = visit.isBackground || (node.kind == .background && place == 1)
            if place > 0 { next.semantics = nil }
            let flags = tree.nodes[child].flags
            let isShown = !flags.contains(.isLeftOut) && (node.kind != .viewThatFits || flags.contains(.isPlaced))
            if isShown { waiting.append(next) }
            place += 1
        }
        if node.kind.isContainer { tree.sortByDepth(&waiting, from: start) }
        // What is visited first is drawn first; a background's slot comes before its content.
        if node.kind != .background { waiting[start...].reverse() }
    }

    private func semantics(of index: Int) -> SemanticsRecord? {
        guard tree.nodes[index].kind == .semantics else { return nil }
        return tree.objects[tree.nodes[index].payload] as? SemanticsRecord
    }

    /// The element that a node makes, if it makes one: a leaf, a container, or something that has an id, a label or a
    /// role, at the first modifier in it that changes its frame.
    private func element(of visit: Visit, frame: CGRect) -> LayoutElement? {
        let node = tree.nodes[visit.node]
        tree.reportFaults(of: visit.node)
        guard visit.node != root, let (name, role) = nature(of: node, visit) else { return nil }
        if !frame.isWellFormed {
            tree.report(at: Int32(visit.node), "a frame came out as \(frame.summary), which cannot be shown or judged")
        }
        var element = LayoutElement(
            id: visit.semantics?.id ?? visit.semantics?.name ?? name, parent: visit.parent,
            role: visit.semantics?.role ?? role,
            label: visit.semantics?.label, frame: frame, isPlacedOverRegion: visit.isOverRegion)
        switch node.kind {
        case .shape:
            element.sharedAppearance = tree.appearances[node.payload].map {
                visit.look($0, of: node.size, in: frame)
            }
        case .drawing: element.appearance = drawing(of: node).map { visit.look($0, of: node.size, in: frame) }
        case .divider:
            element.appearance = ElementAppearance(fill: Color.secondary.rgba, opacity: visit.opacity)
        case .image:
            let image = tree.objects[node.payload] as? ImageRecord
            element.label = element.label ?? image?.name
        case .text: fill(&element, node, visit)
        default:
            // A control made of views that are drawn has no look of its own.
            if element.role.isInteractive, node.childCount > 0 {
                element.appearance = ElementAppearance(opacity: visit.opacity)
            }
        }
        return element
    }

    private func drawing(of node: Node) -> ElementAppearance? {
        let direction: LayoutDirection = node.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
        let context = DrawingContext(size: node.size.cgSize, direction: direction, measurer: tree.measurer)
        return (tree.objects[node.payload] as? DrawingRecord)?.draw(context)
    }

    private func fill(_ element: inout LayoutElement, _ node: Node, _ visit: Visit) {
        guard let text = tree.objects[node.payload] as? TextRecord else { return }
        let set = text.set(width: node.proposal.width, height: node.proposal.height, with: tree.measurer)
        if set.isPlacedOverRegion { element.isPlacedOverRegion = true }
        let (x, y) = (visit.drawn.x, visit.drawn.y)
        var style = set.style
        style.size *= y
        style.tracking *= x
        element.label = element.label ?? text.setting.request.text
        let shared = text.look(in: style, opacity: visit.opacity)
        element.sharedAppearance = shared
        let lines = x == 1 && y == 1 ? set.measurement.lines : set.measurement.lines.map { $0.scaled(x: x, y: y) }
        guard let turn = visit.turn(of: node.size) else {
            element.lines = lines.map { $0.offsetBy(dx: element.frame.minX, dy: element.frame.minY) }
            return
        }
        var look = shared.value
        // What is judged are the frames around the turned lines; what is drawn are the lines, turned.
        look.turn = turn
        look.marks = [
            ElementAppearance.Mark(
                frame: CGRect(origin: .zero, size: turn.size),
                appearance: ElementAppearance(textColor: look.textColor, textStyle: style), lines: lines)
        ]
        element.appearance = look
        let origin = tree.physicalOrigin(of: node)
        element.lines = set.measurement.lines.map { line in
            var placed = line
            placed.frame = visit.drawn.apply(
                to: line.frame.offsetBy(dx: visit.x + origin.x, dy: visit.y + origin.y))
            placed.baseline = placed.frame.maxY
            return placed
        }
    }

    /// What a node is called and what it is, `nil` for one that makes no element.
    private func nature(of node: Node, _ visit: Visit) -> (name: String, role: ElementRole)? {
        switch node.kind {
        case .shape: return visit.isBackground ? ("Background", .background) : ("Shape", .shape)
        case .drawing:
            guard !visit.isBackground else { return ("Background", .background) }
            return (tree.objects[node.payload] as? DrawingRecord).map { ($0.name, $0.role) }
        case .divider: return ("Divider", .divider)
        case .text: return ("Text", .text)
        case .image: return ("Image", .image)
        case .horizontalStack: return ("HStack", .container)
        case .verticalStack: return ("VStack", .container)
        case .depthStack: return ("ZStack", .container)
        case .geometryReader: return ("GeometryReader", .container)
        case .layout:
            guard let record = tree.objects[node.payload] as? AnyLayoutRecord else { return ("Layout", .container) }
            return (record.typeName, record.role)
        case .listRow: return tree.isSection(visit.node) ? nil : ("Row", .container)
        case .semantics, .effect, .layoutPriority, .layoutValue, .coordinateSpace, .alignmentGuide, .drawingEffect,
            .preference, .zIndex, .displacement:
            return nil
        default: return visit.semantics == nil ? nil : ("View", .container)
        }
    }
}

extension CGRect {
    /// The four numbers, for people.
    fileprivate var summary: String { "(\(minX), \(minY), \(size.width), \(size.height))" }
}
