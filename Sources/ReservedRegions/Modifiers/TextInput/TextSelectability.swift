/// Whether people can choose parts of texts.
public protocol TextSelectability {
    /// Whether they can.
    static var allowsSelection: Bool { get }
}

/// People can choose parts of texts.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// Yes.
    public static let allowsSelection = true
}

/// People cannot choose parts of texts.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// No.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// People can.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// People cannot.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
