/// How often and how fast a symbol moves; it stands still here.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often a symbol moves.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Without an end.
        public static let continuous = RepeatBehavior()
        /// With pauses.
        public static let periodic = RepeatBehavior()
        /// So many times, with a pause in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
    }

    private init() {}

    /// As the platform does.
    public static let `default` = SymbolEffectOptions()
    /// Without an end.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()

    /// So often.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    /// Without an end.
    public var repeating: SymbolEffectOptions { self }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { self }
    /// So often.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// So many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// So many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
    /// Moves the symbols in the view while a flag is set; they stand still here.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Moves the symbols in the view when a value changes; they stand still here.
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View { self }

    /// Lets the symbols in the view stand still, as they do here.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
