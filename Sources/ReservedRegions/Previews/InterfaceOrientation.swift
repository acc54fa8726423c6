/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
    private let number: Int

    /// Upright.
    public static let portrait = InterfaceOrientation(number: 0)
    /// Upright, the wrong way round.
    public static let portraitUpsideDown = InterfaceOrientation(number: 1)
    /// Turned to the left.
    public static let landscapeLeft = InterfaceOrientation(number: 2)
    /// Turned to the right.
    public static let landscapeRight = InterfaceOrientation(number: 3)
}
