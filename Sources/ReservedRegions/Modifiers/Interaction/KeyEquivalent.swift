/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types.
    public var character: Character

    /// The key of a character.
    public init(_ character: Character) { self.character = character }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    /// The key that ends a line.
    public static let `return` = KeyEquivalent("\r")
    /// The key that ends what is going on.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key for room between words.
    public static let space = KeyEquivalent(" ")
    /// The key to the next column.
    public static let tab = KeyEquivalent("\t")
    /// The key that takes away what is before.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The key down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The key to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The key to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
}
