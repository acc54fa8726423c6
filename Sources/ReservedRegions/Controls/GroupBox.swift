import RegionModel

/// Views on a ground of their own, with a title.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Views with the given title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// Title and views, one below the other, 16 points from the ground's edges.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack { label }.font(.headline)
            VStack { content }
        }
        .padding(16)
        // iOS's second background colour in the light.
        .background(Color(red: 0.949, green: 0.949, blue: 0.969), in: RoundedRectangle(cornerRadius: 8))
        .control("GroupBox", .container, label: ControlLabel.words(of: label))
    }
}

extension GroupBox where Label == EmptyView {
    /// Views without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Views with a text as their title.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
