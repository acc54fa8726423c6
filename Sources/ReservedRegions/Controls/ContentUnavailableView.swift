import RegionModel

/// What stands where there is nothing to show; it takes the room it is offered.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A title, what it means, and what can be done about it.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }

    /// All in the middle, one below the other.
    public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            VStack { description }.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            VStack { actions }
        }
        .padding(.horizontal, 16)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .control("ContentUnavailableView")
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
        }
    }
}

extension ContentUnavailableView
where Label == ReservedRegions.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A text with a symbol of the system's and what it means.
    public init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }

    /// A text with a picture of the app's and what it means.
    public init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }

    /// That a search found nothing.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    /// That a search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}
