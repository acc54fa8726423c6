import Foundation
import RegionModel

/// A button that opens an address.
public struct Link<Label: View>: View {
    let label: Label

    /// A link with the given label.
    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

    /// The button.
    public var body: some View {
        Button {
        } label: {
            label
        }.control("Link")
    }
}

extension Link where Label == Text {
    /// A link with a text.
    public init<Title: StringProtocol>(_ title: Title, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

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
