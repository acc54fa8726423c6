/// Which sizes windows may have.
public struct WindowResizability: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = WindowResizability(number: 0)
    /// None but the content's.
    public static let contentSize = WindowResizability(number: 1)
    /// None smaller than the content's.
    public static let contentMinSize = WindowResizability(number: 2)
}
