import RegionModel

/// A choice of a colour.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    /// A choice of a colour with the given label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        (self.selection, self.label) = (selection, label())
    }

    // UIColorWell is 28 × 28 points (its intrinsic size).
    /// The label and, at the trailing edge, a circle of 28 × 28 points in the colour.
    public var body: some View {
        let color = selection.wrappedValue
        ControlRow(label: label) { Circle().fill(color).frame(width: 28, height: 28) }
            .control("ColorPicker", .button, label: ControlLabel.words(of: label))
    }
}

extension ColorPicker where Label == Text {
    /// A choice of a colour with a text.
    public init<Title: StringProtocol>(_ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
