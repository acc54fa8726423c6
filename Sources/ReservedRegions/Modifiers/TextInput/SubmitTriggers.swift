/// What people end by a key.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: Int

    /// A set of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Typing.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Searching.
    public static let search = SubmitTriggers(rawValue: 2)
}
