/// A device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The device's name.
    public let rawValue: String

    /// A device of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device of a name.
    public init(stringLiteral value: String) { rawValue = value }
}
