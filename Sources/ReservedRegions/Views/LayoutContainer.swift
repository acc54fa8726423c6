import Foundation

/// A container whose subviews a layout places.
nonisolated struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    @MainActor func _compose(into composer: Composer) {
        composer.emit(
            .layout,
            content: { composer in
                let orientation = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
                composer.inStack(orientation) { content._compose(into: $0) }
            }
        ) { index, _ in
            let tree = composer.tree
            let payload = tree.nodes[Int(index)].payload
            if payload < 0 {
                tree.nodes[Int(index)].payload = tree.objects.insert(LayoutRecord(layout))
            } else if let record = tree.objects[payload] as? LayoutRecord<L> {
                record.layout = layout
                tree.noteChange(at: index)
            } else {
                tree.objects[payload] = LayoutRecord(layout)
                tree.noteChange(at: index)
            }
        }
    }
}
