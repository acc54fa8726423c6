/// How content gives way to other content; it does at once here.
public struct ContentTransition: Hashable, Sendable {
    private init() {}

    /// At once.
    public static let identity = ContentTransition()
    /// It fades.
    public static let opacity = ContentTransition()
    /// It changes step by step.
    public static let interpolate = ContentTransition()
    /// One symbol becomes another.
    public static let symbolEffect = ContentTransition()

    /// Digits roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
    /// Digits roll towards a value.
    public static func numericText(value: Double) -> ContentTransition { .identity }
    /// One symbol becomes another by an effect.
    public static func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .identity }
}
