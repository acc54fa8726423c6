/// What people feel or hear.
public struct SensoryFeedback: Hashable, Sendable {
    /// How heavy what bumps together is.
    public enum Weight: Hashable, Sendable {
        /// From light to heavy.
        case light, medium, heavy
    }

    /// How hard what bumps together is.
    public enum Flexibility: Hashable, Sendable {
        /// From hard to soft.
        case rigid, solid, soft
    }

    private init() {}

    /// Something was done.
    public static let success = SensoryFeedback()
    /// Something may go wrong.
    public static let warning = SensoryFeedback()
    /// Something went wrong.
    public static let error = SensoryFeedback()
    /// Something else is chosen.
    public static let selection = SensoryFeedback()
    /// There is more.
    public static let increase = SensoryFeedback()
    /// There is less.
    public static let decrease = SensoryFeedback()
    /// Something begins.
    public static let start = SensoryFeedback()
    /// Something ends.
    public static let stop = SensoryFeedback()
    /// Something lies straight.
    public static let alignment = SensoryFeedback()
    /// Something is passed.
    public static let levelChange = SensoryFeedback()
    /// Something bumps.
    public static let impact = SensoryFeedback()

    /// Something of a weight bumps.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// Something hard or soft bumps.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
    /// Lets people feel or hear when a value changes; nobody does here.
    public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

    /// Lets people feel or hear when a value changes as a condition says; nobody does here.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (_ old: Trigger, _ new: Trigger) -> Bool
    ) -> some View { self }

    /// Lets people feel or hear what a closure says when a value changes; nobody does here.
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, _ feedback: @escaping (_ old: Trigger, _ new: Trigger) -> SensoryFeedback?
    ) -> some View { self }
}
