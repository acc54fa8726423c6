import RegionModel

/// A button that hands something to other apps.
public struct ShareLink<Label: View>: View {
    let label: Label

    /// A button with the given label.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// The button.
    public var body: some View {
        Button {
        } label: {
            label
        }.control("ShareLink")
    }
}

extension ShareLink where Label == ReservedRegions.Label<Text, Image> {
    /// A button with the platform's label.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init("Share…", item: item, subject: subject, message: message)
    }

    /// A button with a text and the platform's symbol.
    public init<Title: StringProtocol, Item>(
        _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            Label(title, systemImage: "square.and.arrow.up")
        }
    }
}

extension ShareLink {
    /// A button with the given label, and how the platform shows what it hands over.
    public init<Item, Preview, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview, Icon>,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// A button that hands over several things, with the given label.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
}

extension ShareLink where Label == ReservedRegions.Label<Text, Image> {
    /// A button with the platform's label, and how the platform shows what it hands over.
    public init<Item, Preview, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview, Icon>
    ) {
        self.init(item: item, subject: subject, message: message)
    }

    /// A button with a text and the platform's symbol, and how the platform shows what it hands over.
    public init<Title: StringProtocol, Item, Preview, Icon>(
        _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview, Icon>
    ) {
        self.init(title, item: item, subject: subject, message: message)
    }

    /// A button with the platform's label that hands over several things.
    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        self.init(item: items, subject: subject, message: message)
    }
}
