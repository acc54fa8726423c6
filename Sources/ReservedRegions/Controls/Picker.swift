import RegionModel

/// A choice between values; the views of its content stand for them by their tags.
///
/// Ids of a `ForEach` stand for values of their type, too.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
    private let label: Label
    private let selection: Binding<Selection>
    private let content: Content
    @Environment(\.pickerStyle) private var style

    /// A choice with the given label.
    public init(
        selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.selection, self.content, self.label) = (selection, content(), label())
    }

    /// The choice as its style shows it.
    public var body: some View {
        let chosen = AnyHashable(selection.wrappedValue)
        let words = ControlLabel.words(of: label)
        switch style {
        case .menu:
            HStack(spacing: 5) {
                options(.chosen, chosen)
                Image(systemName: "chevron.up.chevron.down").font(.footnote)
            }
            .foregroundStyle(.tint)
            .control("Picker", .button, label: words)
        case .segmented:
            // UISegmentedControl is 32 points high (its intrinsic size since iOS 13), its titles 13 points large.
            HStack(spacing: 0) { options(.segments, chosen) }
                .font(.system(size: 13, weight: .medium))
                .padding(2)
                .frame(height: 32)
                .background(FillShapeStyle(), in: RoundedRectangle(cornerRadius: 9))
                .control("Picker", .container, label: words)
        case .wheel:
            // UIPickerView is 216 points high and at least 320 wide (its intrinsic size).
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(.fill).frame(height: 32)
                options(.chosen, chosen)
            }
            .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
            .frame(height: 216)
            .control("Picker", .slider, label: words)
        case .inline:
            VStack(alignment: .leading, spacing: 12) {
                label.foregroundStyle(.secondary)
                options(.rows, chosen)
            }
            .control("Picker", .container, label: words)
        case .navigationLink:
            ControlRow(label: label) {
                HStack(spacing: 8) {
                    options(.chosen, chosen)
                    Image(systemName: "chevron.forward").font(.footnote)
                }
                .foregroundStyle(.secondary)
            }
            .control("Picker", .button, label: words)
        }
    }

    private func options(_ presentation: PickerOptions.Presentation, _ chosen: AnyHashable) -> some View {
        content.environment(
            \.pickerOptions,
            PickerOptions(presentation: presentation, selection: chosen, type: ObjectIdentifier(Selection.self)))
    }
}

extension Picker where Label == Text {
    /// A choice with a text.
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == ReservedRegions.Label<Text, Image> {
    /// A choice with a text and a symbol of the system's.
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Label(title, systemImage: systemImage) }
    }
}
