/// A plane angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle.
    public static let zero = Angle()

    /// The zero angle.
    public init() { radians = 0 }

    /// An angle of so many radians.
    public init(radians: Double) { self.radians = radians }

    /// An angle of so many degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle of so many radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle of so many degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether the first angle is smaller.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
