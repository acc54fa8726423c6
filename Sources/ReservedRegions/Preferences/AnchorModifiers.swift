extension View {
    /// Gives the views around this one a value that is made from a place of this one.
    public func anchorPreference<Place, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Place>.Source, transform: @escaping (Anchor<Place>) -> Key.Value
    ) -> some View {
        modified(by: AnchorWriting<Place, Key>(source: value, transform: transform))
    }

    /// Changes the value that views in this one give to those around it, by a place of this one.
    public func transformAnchorPreference<Place, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Place>.Source,
        transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
    ) -> some View {
        modified(by: AnchorTransforming<Place, Key>(source: value, transform: transform))
    }
}

private struct AnchorWriting<Place, Key: PreferenceKey>: NodeModifier {
    let source: Anchor<Place>.Source
    let transform: (Anchor<Place>) -> Key.Value

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitPreference(content: content) { known, index in
            let known = known as? PreferenceWriter<Key>
            let target = known?.target ?? AnchorTarget()
            target.begin(at: index)
            let value = transform(source.anchor(of: target))
            let writer = known ?? PreferenceWriter<Key>(value, target: target)
            writer.give(value, in: composer.tree, at: index)
            return writer
        }
    }
}

private struct AnchorTransforming<Place, Key: PreferenceKey>: NodeModifier {
    let source: Anchor<Place>.Source
    let transform: (inout Key.Value, Anchor<Place>) -> Void

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitPreference(content: content) { known, index in
            let record = known as? PreferenceTransformer<Key> ?? PreferenceTransformer<Key>()
            record.target.begin(at: index)
            let anchor = source.anchor(of: record.target)
            record.transform = { transform(&$0, anchor) }
            composer.tree.notePreferenceChange(of: Key.self, at: index)
            return record
        }
    }
}
