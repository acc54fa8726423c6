import Foundation

/// A picture from an address. Nothing is loaded here: what stands for it is laid out.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    /// A picture from an address, as the closure shows it.
    ///
    /// - Parameter scale: Pixels per point.
    public init<Shown: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Shown,
        @ViewBuilder placeholder: () -> Placeholder
    ) where Content == ConditionalContent<Shown, Placeholder> {
        self.content = ConditionalContent(.second(placeholder()))
    }

    /// A picture from an address, as the closure shows the state of loading it.
    ///
    /// - Parameter scale: Pixels per point.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    /// What stands for the picture.
    public var body: some View { content }
}

extension AsyncImage where Content == Color {
    /// A picture from an address; a grey area stands for it.
    ///
    /// - Parameter scale: Pixels per point.
    public init(url: URL?, scale: CGFloat = 1) { content = Color(white: 0.5, opacity: 0.2) }
}
