/// Whether people can use what is behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = PresentationBackgroundInteraction(number: 0)
    /// They can.
    public static let enabled = PresentationBackgroundInteraction(number: 1)
    /// They cannot.
    public static let disabled = PresentationBackgroundInteraction(number: 2)

    /// They can where the sheet is no higher than so.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}
