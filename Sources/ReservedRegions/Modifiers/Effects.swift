import Foundation
import RegionModel

extension View {
    /// Runs an action when the view comes into the tree, after it was laid out for the first time.
    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modified(by: Lifetime(appear: action, disappear: nil))
    }

    /// Runs an action when the view has left the tree.
    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modified(by: Lifetime(appear: nil, disappear: action))
    }

    /// Runs a task for as long as the view is in the tree. Its work is done between layouts, not during one.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modified(by: Running(priority: priority, action: action))
    }

    /// Runs an action after a layout in which the value was another than in the one before.
    ///
    /// - Parameter initial: Whether it runs after the first layout too.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
    ) -> some View {
        modified(by: ValueChange(value: value, initial: initial, action: action))
    }

    /// Runs an action after a layout in which the value was another than in the one before.
    ///
    /// - Parameter initial: Whether it runs after the first layout too.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modified(by: ValueChange(value: value, initial: initial) { _, _ in action() })
    }

    /// Runs an action when something that is read off the view's geometry is another than before, and after the first
    /// layout. Reserved regions can be read too.
    public func onGeometryChange<Value: Equatable & Sendable>(
        for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
        action: @escaping @MainActor (_ new: Value) -> Void
    ) -> some View {
        modified(by: GeometryChange(transform: transform) { _, new in action(new) })
    }

    /// Runs an action when something that is read off the view's geometry is another than before, and after the first
    /// layout, then with the same value twice. Reserved regions can be read too.
    public func onGeometryChange<Value: Equatable & Sendable>(
        for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
        action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
    ) -> some View {
        modified(by: GeometryChange(transform: transform, action: action))
    }
}

/// What a node does beside being laid out.
@MainActor
class EffectRecord {
    /// What the end of the node leads to.
    var end: (@MainActor () -> Void)?

    /// Called after each layout; nothing by default.
    func layoutDidEnd(_ proxy: () -> GeometryProxy) {}
}

private struct Lifetime: NodeModifier {
    let appear: (@MainActor () -> Void)?
    let disappear: (@MainActor () -> Void)?

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitEffect(EffectRecord.self, EffectRecord(), content: content) { record, isNew in
            record.end = disappear
            if isNew, let appear { composer.tree.effects.append(appear) }
        }
    }
}

private struct Running: NodeModifier {
    let priority: TaskPriority
    let action: @isolated(any) () async -> Void

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitEffect(EffectRecord.self, EffectRecord(), content: content) { record, isNew in
            guard isNew else { return }
            nonisolated(unsafe) let action = action
            let priority = priority
            composer.tree.effects.append {
                let task = Task(priority: priority) { await action() }
                record.end = { task.cancel() }
            }
        }
    }
}

private struct ValueChange<Value: Equatable>: NodeModifier {
    let value: Value
    let initial: Bool
    let action: @MainActor (_ old: Value, _ new: Value) -> Void

    final class Record: EffectRecord {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitEffect(Record.self, Record(value), content: content) { record, isNew in
            let (old, new, action) = (record.value, value, action)
            record.value = new
            if isNew ? initial : old != new { composer.tree.effects.append { action(old, new) } }
        }
    }
}

private struct GeometryChange<Value: Equatable & Sendable>: NodeModifier {
    let transform: @Sendable (GeometryProxy) -> Value
    let action: @MainActor (_ old: Value, _ new: Value) -> Void

    final class Record: EffectRecord {
        var value: Value?
        var transform: (@Sendable (GeometryProxy) -> Value)?
        var action: (@MainActor (_ old: Value, _ new: Value) -> Void)?

        override func layoutDidEnd(_ proxy: () -> GeometryProxy) {
            guard let new = transform?(proxy()) else { return }
            let old = value ?? new
            guard value != new else { return }
            value = new
            action?(old, new)
        }
    }

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitEffect(Record.self, Record(), content: content) { record, _ in
            (record.transform, record.action) = (transform, action)
        } index: {
            composer.tree.geometryObservers.insert($0)
        }
    }
}

extension Composer {
    /// Emits a node that is laid out as its content is and does something beside.
    func emitEffect<Record: EffectRecord>(
        _ type: Record.Type, _ made: @autoclosure () -> Record, content: @MainActor (Composer) -> Void,
        update: (_ record: Record, _ isNew: Bool) -> Void, index report: (Int32) -> Void = { _ in }
    ) {
        emit(.effect, content: content) { index, isNew in
            let known = isNew ? nil : tree.objects[tree.nodes[Int(index)].payload] as? Record
            let record = known ?? made()
            if known == nil { tree.setObject(record, of: index) }
            update(record, known == nil)
            report(index)
        }
    }
}
