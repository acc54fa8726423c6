/// How what is scrolled looks under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = ScrollEdgeEffectStyle(number: 0)
    /// It ends at the bar.
    public static let hard = ScrollEdgeEffectStyle(number: 1)
    /// It fades below the bar.
    public static let soft = ScrollEdgeEffectStyle(number: 2)
}
