import Foundation
import RegionModel

extension LayoutTree {
    /// Gathers layout children anew wherever structure changed, and with them what is known of sizes.
    ///
    /// Walks only what changed and what lies around it, without recursion: a node is finished after its children, and
    /// what it contributes to the container around it waits on a stack.
    ///
    /// - Returns: The modifiers with a slot that stand for more views than they have slots.
    func link(from root: Int32) -> [Int32] {
        var contributions: [Int32] = []
        var open: [(node: Int32, mark: Int, isOpened: Bool)] = [(root, 0, false)]
        var lackingSlots: [Int32] = []
        while let (index, mark, isOpened) = open.popLast() {
            let node = nodes[Int(index)]
            if !isOpened {
                if !node.flags.contains(.needsLinking), node.kind.isLaidOut, index != root, isSettled(node) {
                    contribute(index, to: &contributions)
                    continue
                }
                open.append((index, contributions.count, true))
                openChildren(of: node, in: &open)
                continue
            }
            let children = Array(contributions[mark...])
            contributions.removeSubrange(mark...)
            nodes[Int(index)].flags.remove(.needsLinking)
            finish(index, children: children, contributions: &contributions, lackingSlots: &lackingSlots)
        }
        return lackingSlots
    }

    /// Whether a node that did not change contributes what it did before. A modifier may have stood for no view.
    private func isSettled(_ node: Node) -> Bool { !node.kind.isModifier || node.childCount > 0 }

    private func contribute(_ index: Int32, to contributions: inout [Int32]) {
        if nodes[Int(index)].kind == .slot { return }
        contributions.append(index)
        if let more = repeats[index] { contributions.append(contentsOf: more) }
    }

    private func openChildren(of node: Node, in open: inout [(node: Int32, mark: Int, isOpened: Bool)]) {
        let start = open.count
        var child = node.firstChild
        while child != 0 {
            open.append((child, 0, false))
            child = nodes[Int(child)].nextSibling
        }
        open[start...].reverse()
    }

    private func finish(
        _ index: Int32, children: [Int32], contributions: inout [Int32], lackingSlots: inout [Int32]
    ) {
        let kind = nodes[Int(index)].kind
        guard kind.isLaidOut else {
            contributions.append(contentsOf: children)
            return
        }
        if kind.isModifier {
            finishModifier(index, children: children, contributions: &contributions, lackingSlots: &lackingSlots)
            return
        }
        setChildren(children, of: index)
        let isSingle =
            (kind == .horizontalStack || kind == .verticalStack) && children.count == 1 && isAlwaysThere(children[0])
        nodes[Int(index)].flags.set(.isSingle, isSingle)
        refreshSummary(of: Int(index))
        if kind != .slot { contributions.append(index) }
    }

    /// Whether nothing between a child and its container can make it one of several.
    private func isAlwaysThere(_ index: Int32) -> Bool {
        var next = nodes[Int(index)].parent
        while next != 0, !nodes[Int(next)].kind.isLaidOut {
            if nodes[Int(next)].kind == .items || nodes[Int(next)].kind == .branch { return false }
            next = nodes[Int(next)].parent
        }
        return true
    }

    /// A modifier of several views modifies each: the node stands for the first, repeats for the others.
    private func finishModifier(
        _ index: Int32, children: [Int32], contributions: inout [Int32], lackingSlots: inout [Int32]
    ) {
        for spare in repeats.removeValue(forKey: index) ?? [] { remove(spare) }
        if nodes[Int(index)].kind == .preference { noteOtherPreferences(in: index) }
        let slots = nodes[Int(index)].kind.hasSlot ? slotNodes(of: index) : []
        if nodes[Int(index)].kind.hasSlot, children.count > slots.count { lackingSlots.append(index) }
        guard let first = children.first else {
            setChildren([], of: index)
            return
        }
        setChildren([first] + slots.prefix(1), of: index)
        refreshSummary(of: Int(index))
        contributions.append(index)
        var made: [Int32] = []
        for (place, child) in children.enumerated().dropFirst() {
            let node = nodes[Int(index)]
            let copy = makeNode(node.kind, parent: node.parent, payload: node.payload)
            nodes[Int(copy)].flags = node.flags.union([.isRepeat, .needsArrangement, .hasWorkBelow])
            nodes[Int(copy)].flags.remove([.needsLinking, .isDistributed])
            setChildren([child] + (place < slots.count ? [slots[place]] : []), of: copy)
            refreshSummary(of: Int(copy))
            made.append(copy)
        }
        if !made.isEmpty { repeats[index] = made }
        contributions.append(contentsOf: made)
    }

    private func slotNodes(of index: Int32) -> [Int32] {
        var slots: [Int32] = []
        var child = nodes[Int(index)].firstChild
        while child != 0 {
            if nodes[Int(child)].kind == .slot { slots.append(child) }
            child = nodes[Int(child)].nextSibling
        }
        return slots
    }

    private func setChildren(_ children: [Int32], of index: Int32) {
        let node = nodes + Int(index)
        for child in children { nodes[Int(child)].layoutParent = index }
        forgetSpacing(of: index)
        caches.free(node.pointee.cache)
        node.pointee.cache = -1
        node.pointee.flags.remove(.isDistributed)
        node.pointee.flags.insert([.needsArrangement, .hasWorkBelow])
        let isInPlace = node.pointee.childCount == children.count && children.count > 1
        if node.pointee.childCount > 1 && !isInPlace { abandonedChildren += Int(node.pointee.childCount) }
        node.pointee.childCount = Int32(children.count)
        setRuns(of: index, children)
        if children.count == 1 {
            node.pointee.childStart = children[0]
        } else if isInPlace {
            let start = Int(node.pointee.childStart)
            childPool.replaceSubrange(start..<start + children.count, with: children)
        } else if children.count > 1 {
            node.pointee.childStart = Int32(childPool.count)
            childPool.append(contentsOf: children)
        }
    }

    /// Makes the pool of children small again once most of it belongs to no node.
    func compactChildren() {
        guard abandonedChildren > 4096, abandonedChildren > childPool.count / 2 else { return }
        var pool: [Int32] = []
        for index in 1..<Int(nodeCount) where nodes[index].childCount > 1 {
            let start = Int(nodes[index].childStart)
            nodes[index].childStart = Int32(pool.count)
            pool.append(contentsOf: childPool[start..<start + Int(nodes[index].childCount)])
        }
        childPool = pool
        abandonedChildren = 0
    }

    /// Lends a node that is not in the tree some children of another, for as long as `body` runs.
    func withChildren<Result>(_ children: [Int32], of index: Int32, _ body: () -> Result) -> Result {
        let mark = childPool.count
        nodes[Int(index)].childCount = Int32(children.count)
        nodes[Int(index)].childStart = children.count == 1 ? children[0] : Int32(mark)
        if children.count > 1 { childPool.append(contentsOf: children) }
        refreshSummary(of: Int(index))
        let result = body()
        childPool.removeSubrange(mark...)
        nodes[Int(index)].childCount = 0
        return result
    }
}
