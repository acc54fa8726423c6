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
