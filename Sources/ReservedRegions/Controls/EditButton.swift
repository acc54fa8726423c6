import RegionModel

/// A button that begins and ends the changing of a list.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// A button that begins and ends the changing of a list.
    public init() {}

    /// The button.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
            .control("EditButton")
    }
}
