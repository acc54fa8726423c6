/// What moving over a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = PresentationContentInteraction(number: 0)
    /// It makes the sheet higher first.
    public static let resizes = PresentationContentInteraction(number: 1)
    /// It scrolls first.
    public static let scrolls = PresentationContentInteraction(number: 2)
}
