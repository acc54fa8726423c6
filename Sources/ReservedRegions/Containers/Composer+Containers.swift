import RegionModel

extension Composer {
    /// Emits a container that a layout of ours places, under the name that people know it by.
    ///
    /// Unlike a user's layout, one of ours tells whether it changed, so composing again leaves it as it is.
    ///
    /// - Parameter axis: The axis along which spacers and dividers in it stand, if it has one.
    @discardableResult
    func emitContainer<L: Layout & Equatable>(
        _ layout: L, name: String, role: ElementRole = .container, axis: Axis? = nil,
        content: @MainActor (Composer) -> Void
    ) -> Int32? {
        emit(.layout, content: { $0.inStack(axis, content) }) { index, isNew in
            let known = isNew ? nil : tree.objects[tree.nodes[Int(index)].payload] as? LayoutRecord<L>
            if let known, known.layout == layout { return }
            // A record of the same kind keeps what the layout remembers between calls.
            if let known, known.typeName == name, known.role == role {
                known.layout = layout
            } else {
                tree.setObject(LayoutRecord(layout, name: name, role: role), of: index)
            }
            if !isNew { tree.noteChange(at: index) }
        }
    }
}
