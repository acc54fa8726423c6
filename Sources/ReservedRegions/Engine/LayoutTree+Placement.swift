import Foundation
import RegionGeometry
import RegionModel

extension LayoutTree {
    /// Places everything below a node that has its own place, visiting only what changed; without recursion.
    ///
    /// Nodes that depend on where they are in the window wait in `waitingDependents` until all above them is placed.
    func placeTree(from root: Int) {
        var waiting = [root]
        while let index = waiting.popLast() {
            let node = nodes + index
            let mustArrange = node.pointee.flags.contains(.needsArrangement) || !isArrangedAsSized(node)
            if mustArrange, node.pointee.kind.dependsOnPlace, index != root {
                waitingDependents.insert(Int32(index))
                continue
            }
            // What arranging notes below ends here: everything above has been visited.
            nodes[index].flags.insert(.hasWorkBelow)
            if mustArrange { arrangeAnew(index) }
            nodes[index].flags.remove([.needsArrangement, .hasWorkBelow])
            forEachChildWithWork(of: index) { child in
                let node = nodes + child
                let flags = node.pointee.flags
                if node.pointee.childCount > 0 || node.pointee.kind.dependsOnPlace,
                    !flags.isDisjoint(with: [.needsArrangement, .hasWorkBelow]) || !isArrangedAsSized(node)
                {
                    waiting.append(child)
                }
            }
        }
    }

    @inline(__always)
    private func isArrangedAsSized(_ node: UnsafePointer<Node>) -> Bool {
        node.pointee.arrangedSize == node.pointee.size && node.pointee.arrangedFor.isSame(as: node.pointee.proposal)
    }

    private func arrangeAnew(_ index: Int) {
        arrange(index)
        nodes[index].arrangedFor = nodes[index].proposal
        nodes[index].arrangedSize = nodes[index].size
        arrangementCount += 1
    }

    /// Notes every dependent whose place in the window is not what it was when it was last asked.
    func noteMovedDependents() {
        if hasMovedDrawing { noteReadersOfPlaces() }
        for (index, known) in dependents where frameInWindow(of: Int(index)) != known { noteDependent(index) }
        noteStaleDisplacements()
        noteMovedAnchors()
    }

    /// Notes every reader that asked for its place: what is around it may be drawn elsewhere.
    private func noteReadersOfPlaces() {
        hasMovedDrawing = false
        for index in dependents.keys where nodes[Int(index)].kind == .geometryReader {
            guard let record = objects[nodes[Int(index)].payload] as? GeometryReaderRecord, record.reads.place else {
                continue
            }
            record.isStale = true
            noteDependent(index)
        }
    }

    /// Notes that the children of a dependent must be placed again; nothing around it needs to be.
    func noteDependent(_ index: Int32) {
        nodes[Int(index)].flags.insert(.needsArrangement)
        waitingDependents.insert(index)
    }

    /// A node's frame in the window: physical, in points, with right-to-left parents mirrored.
    func frameInWindow(of index: Int) -> CGRect {
        let node = nodes[index]
        var (x, y) = physicalOrigin(of: node)
        var parent = Int(node.layoutParent)
        while parent != 0 {
            let around = physicalOrigin(of: nodes[parent])
            (x, y) = (x + around.x, y + around.y)
            parent = Int(nodes[parent].layoutParent)
        }
        return CGRect(x: x, y: y, width: node.size.width, height: node.size.height)
    }

    /// Where a node begins in its layout parent, seen from the parent's top left corner.
    @inline(__always)
    func physicalOrigin(of node: Node) -> (x: Double, y: Double) {
        let (parent, origin) = (Int(node.layoutParent), origin(of: node))
        guard parent != 0, nodes[parent].flags.contains(.isRightToLeft) else { return origin }
        return (nodes[parent].size.width - origin.x - node.size.width, origin.y)
    }

    /// Lets the content reach over the safe area's insets on the edges in question.
    func arrangeBeyondSafeArea(_ index: Int) {
        let node = nodes[index]
        let frame = frameInWindow(of: index)
        dependents[Int32(index)] = frame
        let direction: LayoutDirection = node.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
        let insets = EdgeInsets(safeAreaInsets(of: index, frame: frame, isWhole: false), in: direction)
        let edges = safeAreaEdges[node.payload]
        let (top, bottom) = (edges.contains(.top) ? insets.top : 0, edges.contains(.bottom) ? insets.bottom : 0)
        let leading = edges.contains(.leading) ? insets.leading : 0
        let trailing = edges.contains(.trailing) ? insets.trailing : 0
        let proposal = Proposal(
            width: node.proposal.width + leading + trailing, height: node.proposal.height + top + bottom)
        let content = child(0, of: nodes + index)
        put(content, x: -leading, y: -top, size: size(of: content, proposal), proposal: proposal)
    }
}

extension NodeKind {
    /// Whether the places of the children depend on where the node is in the window.
    var dependsOnPlace: Bool {
        self == .geometryReader || self == .ignoresSafeArea || self == .displacement
    }
}
