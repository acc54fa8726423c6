import Foundation
import RegionModel

extension Node.Flags {
    mutating func set(_ flag: Node.Flags, _ isSet: Bool) {
        if isSet { insert(flag) } else { remove(flag) }
    }
}

extension LayoutTree {
    /// Keeps a rule's parameters for a node; a change marks the node for layout.
    func setRule<Rule>(_ rule: Rule, of index: Int32, in table: inout PayloadTable<Rule>) {
        let payload = nodes[Int(index)].payload
        if payload < 0 {
            nodes[Int(index)].payload = table.insert(rule)
        } else if !isBitwiseEqual(table[payload], rule) {
            table[payload] = rule
            noteChange(at: index)
        }
    }

    /// A record for a view that is made of others.
    @MainActor
    func makeScope(_ type: Int32, at index: Int32) -> ScopeRecord {
        let record = ScopeRecord(type: type, changes: scopeChanges, stored: storedValues)
        record.node = index
        nodes[Int(index)].payload = scopes.insert(record)
        return record
    }

    /// Whether two plain values are the same to the bit: NaN, which stands for "not set", equals itself.
    private func isBitwiseEqual<Value>(_ first: Value, _ second: Value) -> Bool {
        withUnsafeBytes(of: first) { first in
            withUnsafeBytes(of: second) { second in
                guard let a = first.baseAddress, let b = second.baseAddress else { return true }
                return memcmp(a, b, first.count) == 0
            }
        }
    }

    func releasePayload(of node: Node) {
        guard node.payload >= 0 else { return }
        switch node.kind {
        case .frame: frames.remove(node.payload)
        case .flexibleFrame: flexibleFrames.remove(node.payload)
        case .padding, .safeAreaPadding: insets.remove(node.payload)
        case .offset, .position: points.remove(node.payload)
        case .horizontalStack, .verticalStack: stacks.remove(node.payload)
        case .depthStack, .background, .overlay: alignments.remove(node.payload)
        case .layoutPriority, .spacer, .zIndex: numbers.remove(node.payload)
        case .fixedSize, .viewThatFits: axisSets.remove(node.payload)
        case .aspectRatio: aspectRatios.remove(node.payload)
        case .ignoresSafeArea: safeAreaEdges.remove(node.payload)
        case .safeAreaInset: safeAreaInsets.remove(node.payload)
        case .effect:
            if let record = objects[node.payload] as? EffectRecord { endedEffects.append(record) }
            objects[node.payload] = nil
            objects.remove(node.payload)
        case .text, .image, .drawing, .geometryReader, .layout, .alignmentGuide, .layoutValue, .semantics,
            .drawingEffect, .coordinateSpace, .items, .displacement:
            objects[node.payload] = nil
            objects.remove(node.payload)
        case .preference:
            let record = objects[node.payload] as? PreferenceRecord
            record?.end()
            if record is PreferenceObserver { observerCount -= 1 }
            objects[node.payload] = nil
            objects.remove(node.payload)
        case .scope:
            scopes[node.payload] = nil
            scopes.remove(node.payload)
        case .group, .branch, .slot, .shape, .divider, .listRow: break
        }
    }

    /// Marks that the children of a node are others than before, up to the container that gathers them.
    func noteStructureChange(at index: Int32) {
        noteOtherPreferences(in: index)
        var next = index
        while next != 0, !nodes[Int(next)].flags.contains(.needsLinking) {
            nodes[Int(next)].flags.insert(.needsLinking)
            if nodes[Int(next)].kind.isContainer {
                unlinkedContainers.append(next)
                return
            }
            next = nodes[Int(next)].parent
        }
    }

    /// Marks that a node's own rule changed: its size and those around it must be asked again.
    func noteChange(at index: Int32) {
        guard !nodes[Int(index)].flags.contains(.isChanged) else { return }
        nodes[Int(index)].flags.insert(.isChanged)
        changedNodes.append(index)
    }

    /// Marks what is measured in pixels: lines between views, and the distances of texts.
    func notePixelChange() {
        for index in 1..<nodeCount where nodes[Int(index)].kind == .divider || nodes[Int(index)].kind == .text {
            noteChange(at: index)
        }
    }

    /// Brings children and summaries up to date with what changed since the last time.
    ///
    /// - Returns: The modifiers that stand for more views than they have slots.
    /// - Complexity: O(k + c) in the changed nodes and those around them, and in the children of their parents.
    func refresh() -> [Int32] {
        var lackingSlots: [Int32] = []
        while let container = unlinkedContainers.popLast() {
            guard nodes[Int(container)].flags.contains(.needsLinking) else { continue }
            lackingSlots += link(from: container)
            noteChange(at: container)
        }
        refreshSummaries()
        compactChildren()
        return lackingSlots
    }

    /// Computes anew what is known of changed nodes and all around them, each after its own children.
    private func refreshSummaries() {
        if !changedNodes.isEmpty { guideAnswers.removeAll(keepingCapacity: true) }
        var stale: [Int32] = []
        for changed in changedNodes {
            nodes[Int(changed)].flags.remove(.isChanged)
            runs(of: Int(changed))?.invalidate()
            for index in [changed] + (repeats[changed] ?? []) { markStale(index, in: &stale) }
        }
        changedNodes.removeAll(keepingCapacity: true)
        var ready = stale.filter { nodes[Int($0)].staleChildren == 0 }
        while let index = ready.popLast() {
            let node = nodes + Int(index)
            node.pointee.flags.remove(.isStale)
            if node.pointee.kind.isLaidOut { refreshSummary(of: Int(index)) }
            let parent = Int(node.pointee.layoutParent)
            guard parent != 0, node.pointee.kind != .geometryReader else { continue }
            nodes[parent].staleChildren -= 1
            if nodes[parent].staleChildren == 0 { ready.append(Int32(parent)) }
        }
    }

    private func markStale(_ index: Int32, in stale: inout [Int32]) {
        var next = index
        while next != 0, !nodes[Int(next)].flags.contains(.isStale) {
            let node = nodes + Int(next)
            stale.append(next)
            forgetSpacing(of: next)
            caches.free(node.pointee.cache)
            node.pointee.cache = -1
            node.pointee.flags.remove(.isDistributed)
            node.pointee.flags.insert([.isStale, .needsArrangement, .hasWorkBelow])
            // A reader takes what it is offered whatever it holds: what is around it keeps its size.
            if node.pointee.kind == .geometryReader {
                noteDependent(next)
                break
            }
            noteRun(of: Int(next), sizeChanged: true)
            next = node.pointee.layoutParent
            if next != 0 { nodes[Int(next)].staleChildren += 1 }
        }
    }

    /// Marks that a node's children must be given their places again.
    func noteRearrangement(at index: Int) {
        nodes[index].flags.insert(.needsArrangement)
        var next = index
        while next != 0, !nodes[next].flags.contains(.hasWorkBelow) {
            nodes[next].flags.insert(.hasWorkBelow)
            noteRun(of: next, sizeChanged: false)
            next = Int(nodes[next].layoutParent)
        }
    }

    /// Reports what went wrong at a node, once.
    func report(at index: Int32, _ message: String) {
        guard !faults.isFull else { return }
        faults.note(
            LayoutDiagnostic(view: viewName(of: index), path: viewPath(of: index), message: message), at: index)
    }

    /// The outermost view of the type of the nearest one around a node, where many of that type hold one another.
    ///
    /// - Complexity: O(depth).
    func endlessView(around index: Int32) -> ScopeRecord? {
        var (outermost, count): (ScopeRecord?, Int) = (nil, 0)
        var next = index
        while next != 0 {
            let node = nodes[Int(next)]
            next = node.parent
            guard node.kind == .scope, let scope = scopes[node.payload] else { continue }
            guard scope.type == outermost?.type ?? scope.type else { continue }
            (outermost, count) = (scope, count + 1)
        }
        return count > Self.selfNestingLimit ? outermost : nil
    }

    /// Whether more nodes of a sort than a limit stand around one another, down to a node and with it.
    ///
    /// - Complexity: O(1) where fewer nodes than the limit have ever nested, else O(depth).
    func isNested(deeperThan limit: Int, at index: Int32, _ isOfSort: (Node) -> Bool) -> Bool {
        guard deepest > limit else { return false }
        var (count, next) = (0, index)
        while next != 0, count <= limit {
            if isOfSort(nodes[Int(next)]) { count += 1 }
            next = nodes[Int(next)].parent
        }
        return count > limit
    }

    /// The type of the user's view that a node belongs to.
    private func viewName(of index: Int32) -> String {
        var next = index
        while next != 0 {
            if let name = typeName(of: next) { return name }
            next = nodes[Int(next)].parent
        }
        return "root"
    }

    /// The ids and the types of the users' views around a node, from the root; the middle is left out of a long path.
    private func viewPath(of index: Int32) -> String {
        var names: [String] = []
        var next = index
        while next != 0 {
            if let name = id(of: next) ?? typeName(of: next) { names.append(name) }
            next = nodes[Int(next)].parent
        }
        names.reverse()
        if names.count > 12 { names = Array(names.prefix(6)) + ["…"] + names.suffix(6) }
        return names.joined(separator: "/")
    }

    private func id(of index: Int32) -> String? {
        guard nodes[Int(index)].kind == .semantics, nodes[Int(index)].payload >= 0 else { return nil }
        return (objects[nodes[Int(index)].payload] as? SemanticsRecord)?.id
    }

    private func typeName(of index: Int32) -> String? {
        let node = nodes[Int(index)]
        switch node.kind {
        case .scope: return node.payload < 0 ? nil : scopes[node.payload].map { TypeNames.name(of: $0.type) }
        case .layout: return node.payload < 0 ? nil : (objects[node.payload] as? AnyLayoutRecord)?.typeName
        default: return nil
        }
    }
}
