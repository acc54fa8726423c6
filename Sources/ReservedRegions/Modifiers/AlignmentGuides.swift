import Foundation

extension View {
    /// Says where a guide lies in the view.
    ///
    /// - Parameters:
    ///   - guide: The guide; it alone is changed.
    ///   - computeValue: Gives the place in points from the leading edge, from the view's dimensions.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(by: AlignmentGuide(record: AlignmentGuideRecord(guide.key, computeValue)))
    }

    /// Says where a guide lies in the view.
    ///
    /// - Parameters:
    ///   - guide: The guide; it alone is changed.
    ///   - computeValue: Gives the place in points from the top edge, from the view's dimensions.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(by: AlignmentGuide(record: AlignmentGuideRecord(guide.key, computeValue)))
    }

    /// Gives the view a value for the layout around it.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modified(by: LayoutValue<Key>(value: value))
    }
}

/// A guide that a view sets, in the tree.
final class AlignmentGuideRecord {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    init(_ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
    }
}

private struct AlignmentGuide: NodeModifier {
    let record: AlignmentGuideRecord

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emit(.alignmentGuide, content: content) { index, isNew in
            composer.tree.setObject(record, of: index)
            // Whether a closure gives what the last one gave cannot be told.
            if !isNew { composer.tree.noteChange(at: index) }
        }
    }
}

private struct LayoutValue<Key: LayoutValueKey>: NodeModifier {
    let value: Key.Value

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emit(.layoutValue, content: content) { index, isNew in
            composer.tree.setObject(LayoutValueRecord<Key>(value), of: index)
            if !isNew { composer.tree.noteChange(at: index) }
        }
    }
}

extension LayoutTree {
    /// Keeps an object for a node in place of the one it had.
    func setObject(_ object: AnyObject, of index: Int32) {
        if nodes[Int(index)].payload < 0 {
            nodes[Int(index)].payload = objects.insert(object)
        } else {
            objects[nodes[Int(index)].payload] = object
        }
    }
}
