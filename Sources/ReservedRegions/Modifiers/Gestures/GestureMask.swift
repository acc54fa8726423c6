/// Which gestures of a view and of those in it are answered.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// The mask's bits.
    public let rawValue: UInt32

    /// A mask of the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None.
    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views within.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}
