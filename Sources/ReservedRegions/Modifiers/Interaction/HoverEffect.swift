/// How a view looks under a pointer.
public struct HoverEffect: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = HoverEffect(number: 0)
    /// Brighter.
    public static let highlight = HoverEffect(number: 1)
    /// Nearer.
    public static let lift = HoverEffect(number: 2)
}
