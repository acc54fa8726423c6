/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = PresentationAdaptation(number: 0)
    /// What it is.
    public static let none = PresentationAdaptation(number: 1)
    /// A popover.
    public static let popover = PresentationAdaptation(number: 2)
    /// A sheet.
    public static let sheet = PresentationAdaptation(number: 3)
    /// All of the window.
    public static let fullScreenCover = PresentationAdaptation(number: 4)
}
