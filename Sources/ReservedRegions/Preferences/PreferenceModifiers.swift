extension View {
    /// Gives the views around this one a value, in place of what views in it give for the key.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modified(by: PreferenceWriting<Key>(value: value))
    }

    /// Changes the value that views in this one give to those around it.
    ///
    /// - Parameter callback: Changes the value of the views in this one, or the key's default where they give none.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modified(by: PreferenceTransforming<Key>(transform: callback))
    }

    /// Runs an action after the first layout, and after each in which the value that views in this one give was another
    /// than before. What the action changes is laid out at once.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modified(by: PreferenceChange<Key>(action: action))
    }

    /// Puts a view over this one that is made from the value that views in this one give.
    public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping @MainActor (Key.Value) -> Overlay
    ) -> some View {
        modified(by: PreferenceReading<Key, Overlay>(kind: .overlay, alignment: alignment, transform: transform))
    }

    /// Puts a view behind this one that is made from the value that views in this one give.
    public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping @MainActor (Key.Value) -> Background
    ) -> some View {
        modified(by: PreferenceReading<Key, Background>(kind: .background, alignment: alignment, transform: transform))
    }
}

private struct PreferenceWriting<Key: PreferenceKey>: NodeModifier {
    let value: Key.Value

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitPreference(content: content) { known, index in
            let writer = known as? PreferenceWriter<Key> ?? PreferenceWriter<Key>(value)
            writer.give(value, in: composer.tree, at: index)
            return writer
        }
    }
}

private struct PreferenceTransforming<Key: PreferenceKey>: NodeModifier {
    let transform: (inout Key.Value) -> Void

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitPreference(content: content) { known, index in
            let record = known as? PreferenceTransformer<Key> ?? PreferenceTransformer<Key>()
            record.transform = transform
            // Whether a closure does what the last one did cannot be told.
            composer.tree.notePreferenceChange(of: Key.self, at: index)
            return record
        }
    }
}

private struct PreferenceChange<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    let action: @MainActor (Key.Value) -> Void

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emitPreference(content: content) { known, index in
            let listener = known as? PreferenceListener<Key> ?? PreferenceListener<Key>()
            listener.action = action
            if listener !== known { tree.noteStale(listener, at: index) }
            return listener
        }
    }
}

/// A view over or behind another that is made from a value.
private struct PreferenceReading<Key: PreferenceKey, Secondary: View>: NodeModifier {
    let kind: NodeKind
    let alignment: Alignment
    let transform: @MainActor (Key.Value) -> Secondary

    /// Each reader waits for the values around it, so many in one another take many compositions.
    private static var nestingLimit: Int { 100 }

    private final class Source {
        var node: Int32 = 0
        var record: PreferenceSource<Key>?
    }

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        let source = Source()
        composer.emitWithSlot(kind) { composer in
            guard let record = source.record else { return }
            guard !isNestedTooDeep(in: composer) else {
                tree.report(
                    at: composer.parent,
                    "views made from preferences nest deeper than \(Self.nestingLimit); what is beyond is left out")
                return
            }
            let view = PreferenceReader(source: record, transform: transform)
            guard let scope = composer.emitWaitingScope(view, body: { $0.body }) else { return }
            record.add(scope)
            tree.noteStale(record, at: source.node)
        } content: { composer in
            composer.emitPreference(content: content) { known, index in
                let record = known as? PreferenceSource<Key> ?? PreferenceSource<Key>()
                (source.node, source.record) = (index, record)
                return record
            }
        } payload: { index, _ in
            tree.setRule(alignment, of: index, in: &tree.alignments)
        }
    }

    @MainActor
    private func isNestedTooDeep(in composer: Composer) -> Bool {
        let tree = composer.tree
        let type = TypeNames.number(of: PreferenceReader<Key, Secondary>.self)
        return tree.isNested(deeperThan: Self.nestingLimit, at: composer.parent) { node in
            node.kind == .scope && tree.scopes[node.payload]?.type == type
        }
    }
}

private struct PreferenceReader<Key: PreferenceKey, Content: View>: View {
    let source: PreferenceSource<Key>
    let transform: @MainActor (Key.Value) -> Content

    var body: some View { transform(source.value ?? Key.defaultValue) }
}

extension Composer {
    /// Emits a node that has to do with preferences, with the record that `make` gives.
    func emitPreference(
        content: @MainActor (Composer) -> Void,
        _ make: (_ known: PreferenceRecord?, _ index: Int32) -> PreferenceRecord
    ) {
        emit(.preference, content: content) { index, _ in
            let known = tree.preferenceRecord(of: index)
            let record = make(known, index)
            (record as? PreferenceObserver)?.depth = depth
            guard record !== known else { return }
            known?.end()
            if known is PreferenceObserver { tree.observerCount -= 1 }
            if record is PreferenceObserver { tree.observerCount += 1 }
            tree.setObject(record, of: index)
        }
    }
}
