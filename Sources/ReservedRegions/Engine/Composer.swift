import Foundation
import Observation
import RegionModel

/// Turns views into nodes of a tree, for the first time or over what the same views left there before.
///
/// Each view emits its nodes in a fixed order, so the second time a node meets the one it emitted the first time; what
/// differs is marked for layout, what is new is made, what is left over is removed. Identity is the place in this
/// order, except where `ForEach` gives names.
@MainActor
public final class Composer {
    let tree: LayoutTree
    /// The environment of the view that is being composed.
    var environment: EnvironmentValues
    /// The axis of the stack that views are composed into, for spacers and dividers.
    var stackAxis: Axis?

    /// The node that is being filled, its last child so far, and the child that stood next the last time.
    var parent: Int32 = 0
    var last: Int32 = 0
    var old: Int32 = 0
    private(set) var depth = 0
    private var nesting = 0
    private var pending: [Pending] = []
    private var isFull = false
    /// The outermost views that hold themselves without end, by type.
    private var endless: [Int32: ScopeRecord] = [:]
    /// Notes the view around for composing again; what is made while it is composed may read models too.
    var noteScope: (@Sendable () -> Void)?

    /// How many views may be composed within one another before the rest is put off, to keep the call stack short.
    private static let nestingLimit = 60
    /// How many views may be put off before all are, so that views which branch without end go into depth, to be found.
    private static let waitingLimit = 1000

    private struct Pending {
        let node: Int32
        let depth: Int
        let environment: EnvironmentValues
        let stackAxis: Axis?
        let noteScope: (@Sendable () -> Void)?
        let compose: @MainActor (Composer) -> Void
    }

    init(tree: LayoutTree, environment: EnvironmentValues) {
        self.tree = tree
        self.environment = environment
    }

    /// Composes the content of a node, and all that it puts off.
    func composeContent(of node: Int32, depth: Int, stackAxis: Axis?, _ compose: @MainActor (Composer) -> Void) {
        self.depth = depth
        self.stackAxis = stackAxis
        fill(node, compose)
        composePending()
    }

    private func composePending() {
        while let next = pending.popLast() {
            (self.depth, environment, self.stackAxis) = (next.depth, next.environment, next.stackAxis)
            noteScope = next.noteScope
            fill(next.node, next.compose)
        }
        removeEndless()
    }

    /// Emits a node and leaves what is inside as it is.
    ///
    /// - Returns: The node's index, or `nil` where the tree is full.
    @discardableResult
    func emitLeaf(
        _ kind: NodeKind, tag: Int32? = nil, isMatch: Bool = true,
        payload: (_ index: Int32, _ isNew: Bool) -> Void = { _, _ in }
    ) -> Int32? {
        guard depth < LayoutTree.depthLimit, Int(tree.nodeCount) < LayoutTree.nodeLimit else {
            reportFull()
            return nil
        }
        let (index, isNew) = place(kind, tag: tag, isMatch: isMatch)
        tree.compositionCount += 1
        setFlags(of: index, isNew: isNew)
        payload(index, isNew)
        return index
    }

    /// Emits a node; `content` emits what is inside.
    @discardableResult
    func emit(
        _ kind: NodeKind, tag: Int32? = nil, content: @MainActor (Composer) -> Void,
        payload: (_ index: Int32, _ isNew: Bool) -> Void = { _, _ in }
    ) -> Int32? {
        guard let index = emitLeaf(kind, tag: tag, payload: payload) else { return nil }
        fill(index, content)
        return index
    }

    /// Emits a view that is made of others and composes its body, now or, where views are deeply nested, later.
    func emitScope<Content: View>(_ view: Content) { emitScope(view) { $0.body } }

    /// Emits a value that makes views, with state of its own: a view, a modifier or a style.
    func emitScope<Maker, Body: View>(_ view: Maker, body: @escaping @MainActor (Maker) -> Body) {
        guard let record = emitWaitingScope(view, body: body) else { return }
        fillOrPutOff(record.node, record.compose)
    }

    /// Emits a node around views whose types are hidden, so that their nesting may have no end, and composes them now or,
    /// where they are deeply nested, later.
    func emitHidden(_ kind: NodeKind, tag: Int32? = nil, _ content: @escaping @MainActor (Composer) -> Void) {
        guard let index = emitLeaf(kind, tag: tag) else { return }
        fillOrPutOff(index, content)
    }

    private func fillOrPutOff(_ index: Int32, _ content: @escaping @MainActor (Composer) -> Void) {
        if nesting < Self.nestingLimit, pending.count < Self.waitingLimit {
            nesting += 1
            fill(index, content)
            nesting -= 1
        } else {
            pending.append(
                Pending(
                    node: index, depth: depth + 1, environment: environment, stackAxis: stackAxis, noteScope: noteScope,
                    compose: content))
        }
    }

    /// Emits a value that makes views, and leaves what it made before as it is until it is composed.
    func emitWaitingScope<Maker, Body: View>(
        _ view: Maker, body: @escaping @MainActor (Maker) -> Body
    ) -> ScopeRecord? {
        let type = TypeNames.number(of: Maker.self)
        guard endless[type] == nil else { return nil }
        let known = old != 0 && tree.nodes[Int(old)].kind == .scope ? tree.scopes[tree.nodes[Int(old)].payload] : nil
        guard let index = emitLeaf(.scope, isMatch: known?.type == type) else { return nil }
        let record = (known?.type == type ? known : nil) ?? tree.makeScope(type, at: index)
        (record.environment, record.stackAxis, record.depth) = (environment, stackAxis, depth + 1)
        DynamicProperties.link(of: view, to: record)
        record.compose = { $0.composeBody(of: view, in: record, body) }
        return record
    }

    /// Composes a body, and notes the view for composing again when a model changes that the body read.
    private func composeBody<Maker, Body: View>(
        of view: Maker, in record: ScopeRecord, _ body: @MainActor (Maker) -> Body
    ) {
        let (changes, node, outer) = (record.changes, record.node, noteScope)
        noteScope = { changes.note(node) }
        tracked { body(view) }._compose(into: self)
        noteScope = outer
    }

    /// Makes views for the view that is being composed, which is composed again when a model changes that was read.
    func tracked<Made>(_ make: @MainActor () -> Made) -> Made {
        guard let noteScope else { return make() }
        return withObservationTracking(make, onChange: noteScope)
    }

    /// Composes with a changed environment.
    func withEnvironment(_ change: (inout EnvironmentValues) -> Void, _ content: @MainActor (Composer) -> Void) {
        let outer = environment
        change(&environment)
        content(self)
        environment = outer
    }

    /// Composes what stands in a stack along `axis`, or in none.
    func inStack(_ axis: Axis?, _ content: @MainActor (Composer) -> Void) {
        let outer = stackAxis
        stackAxis = axis
        content(self)
        stackAxis = outer
    }

    /// Whether the node that stood next the last time was a slot.
    var nextIsSlot: Bool { old != 0 && tree.nodes[Int(old)].kind == .slot }

    /// Composes a further slot behind those that a node has.
    ///
    /// - Returns: Whether there is one more than before.
    func addSlot(to node: Int32, _ content: SlotContent) -> Bool {
        var end = tree.nodes[Int(node)].firstChild
        while end != 0, tree.nodes[Int(end)].nextSibling != 0 { end = tree.nodes[Int(end)].nextSibling }
        (parent, last, old, stackAxis) = (node, end, 0, nil)
        content.compose(self)
        let isAdded = last != end
        composePending()
        return isAdded
    }

    private func place(_ kind: NodeKind, tag: Int32?, isMatch: Bool) -> (index: Int32, isNew: Bool) {
        let candidate = old
        let isMatch =
            isMatch && candidate != 0 && tree.nodes[Int(candidate)].kind == kind
            && (tag == nil || tree.nodes[Int(candidate)].payload == tag)
        let index: Int32
        if isMatch {
            index = candidate
            old = tree.nodes[Int(candidate)].nextSibling
        } else {
            index = tree.makeNode(kind, parent: parent, payload: tag ?? -1)
            tree.noteStructureChange(at: parent)
        }
        if last == 0 { tree.nodes[Int(parent)].firstChild = index } else { tree.nodes[Int(last)].nextSibling = index }
        last = index
        return (index, !isMatch)
    }

    private func setFlags(of index: Int32, isNew: Bool) {
        let node = tree.nodes + Int(index)
        let before = node.pointee.flags
        node.pointee.flags.set(.isRightToLeft, environment.layoutDirection == .rightToLeft)
        node.pointee.flags.set(.isInStack, stackAxis != nil)
        node.pointee.flags.set(.isInVerticalStack, stackAxis == .vertical)
        guard !isNew else { return }
        let isAxisKept = before.intersection(.stack) == node.pointee.flags.intersection(.stack)
        let isDirectionKept = before.contains(.isRightToLeft) == node.pointee.flags.contains(.isRightToLeft)
        if !isDirectionKept || (!isAxisKept && node.pointee.kind.followsStack) { tree.noteChange(at: index) }
    }

    /// Composes a node's children over those it had.
    private func fill(_ index: Int32, _ content: @MainActor (Composer) -> Void) {
        let outer = (parent, last, old)
        (parent, last, old) = (index, 0, tree.nodes[Int(index)].firstChild)
        depth += 1
        tree.deepest = max(tree.deepest, depth)
        content(self)
        depth -= 1
        removeLeftOver()
        if last == 0 { tree.nodes[Int(index)].firstChild = 0 }
        (parent, last, old) = outer
    }

    /// Removes what is left of the nodes that stood here the last time.
    func removeLeftOver() {
        if last != 0 { tree.nodes[Int(last)].nextSibling = 0 }
        guard old != 0 else { return }
        tree.noteStructureChange(at: parent)
        while old != 0 {
            let next = tree.nodes[Int(old)].nextSibling
            tree.remove(old)
            old = next
        }
    }

    /// Takes note of what is to be left out: a view that holds itself without end, as a whole, or what is beyond the limit.
    private func reportFull() {
        if depth >= LayoutTree.depthLimit, let view = tree.endlessView(around: parent) {
            endless[view.type] = view
            return
        }
        guard !isFull else { return }
        isFull = true
        let reason =
            depth >= LayoutTree.depthLimit
            ? "views nest deeper than \(LayoutTree.depthLimit) levels" : "there are over \(LayoutTree.nodeLimit) views"
        tree.report(at: parent, "\(reason); what is beyond is left out")
    }

    /// Empties the views that hold themselves without end: the deepest of trees would be laid out for nothing.
    private func removeEndless() {
        for view in endless.values.sorted(by: { ($0.depth, $0.node) < ($1.depth, $1.node) }) {
            guard tree.isComposed(view) else { continue }
            fill(view.node) { _ in }
            tree.report(
                at: view.node,
                "the view holds itself, and views nest deeper than \(LayoutTree.depthLimit) levels; it is left empty")
        }
    }
}
