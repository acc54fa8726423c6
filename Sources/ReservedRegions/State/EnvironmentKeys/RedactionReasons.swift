/// Why what is shown is left out.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: Int

    /// A set of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is for its owner alone.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
    /// Says that what is shown is left out; it is laid out all the same, and shown here.
    public func redacted(reason: RedactionReasons) -> some View {
        modified(by: EnvironmentChange { $0.redactionReasons.insert(reason) })
    }

    /// Shows what is in the view, whatever is left out around it.
    public func unredacted() -> some View { modified(by: EnvironmentChange { $0.redactionReasons = [] }) }

    /// Says that what is in the view is for its owner alone; it is shown here.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
