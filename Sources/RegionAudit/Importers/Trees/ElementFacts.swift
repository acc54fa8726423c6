/// What a dump says of an element beside what it is.
public struct ElementFacts: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt16

    /// Facts of the given bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// It cannot be seen, though what is in it may be.
    public static let hidden = ElementFacts(rawValue: 1 << 0)
    /// It does not answer to touches.
    public static let disabled = ElementFacts(rawValue: 1 << 1)
    /// It is chosen, as a tab is.
    public static let selected = ElementFacts(rawValue: 1 << 2)
    /// It has the keyboard's attention.
    public static let focused = ElementFacts(rawValue: 1 << 3)
    /// What is in it is seen only within its frame.
    public static let clips = ElementFacts(rawValue: 1 << 4)
    /// It and all in it cannot be seen.
    public static let hidesContents = ElementFacts(rawValue: 1 << 5)
    /// It answers to touches: a control, unless there are controls in it.
    public static let tappable = ElementFacts(rawValue: 1 << 6)
    /// All that is in it fits, so that it scrolls nothing though it could.
    public static let still = ElementFacts(rawValue: 1 << 7)
}
