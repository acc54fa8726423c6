extension View {
    /// Runs a task for as long as the view is in the tree and a value stays what it is; when it changes, the task is
    /// cancelled and run again. Its work is done between layouts, not during one.
    public func task<Value: Equatable>(
        id value: Value, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modified(by: RunningForValue(value: value, priority: priority, action: action))
    }
}

private struct RunningForValue<Value: Equatable>: NodeModifier {
    let value: Value
    let priority: TaskPriority
    let action: @isolated(any) () async -> Void

    final class Record: EffectRecord {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitEffect(Record.self, Record(value), content: content) { record, isNew in
            guard isNew || record.value != value else { return }
            record.value = value
            nonisolated(unsafe) let action = action
            let priority = priority
            composer.tree.effects.append {
                record.end?()
                let task = Task(priority: priority) { await action() }
                record.end = { task.cancel() }
            }
        }
    }
}

extension View {
    /// Runs an action after a layout in which the value was another than in the one before, under an older form.
    @_disfavoredOverload
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping @MainActor (_ new: Value) -> Void
    ) -> some View { onChange(of: value) { _, new in action(new) } }
}
