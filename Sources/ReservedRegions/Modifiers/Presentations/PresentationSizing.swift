/// How large a sheet is.
public struct PresentationSizing: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = PresentationSizing(number: 0)
    /// As large as its content.
    public static let fitted = PresentationSizing(number: 1)
    /// As large as a form.
    public static let form = PresentationSizing(number: 2)
    /// As large as a page.
    public static let page = PresentationSizing(number: 3)
}
