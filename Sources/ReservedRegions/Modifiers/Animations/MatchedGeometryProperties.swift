/// What views that are one have in common.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt32

    /// A set of the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
