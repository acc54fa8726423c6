extension Angle {
    /// The sum of two angles.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { .radians(lhs.radians + rhs.radians) }
    /// The difference of two angles.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { .radians(lhs.radians - rhs.radians) }
    /// An angle so many times.
    public static func * (lhs: Angle, rhs: Double) -> Angle { .radians(lhs.radians * rhs) }
    /// A part of an angle.
    public static func / (lhs: Angle, rhs: Double) -> Angle { .radians(lhs.radians / rhs) }
    /// Adds an angle.
    public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
    /// Takes an angle away.
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
    /// The angle the other way round.
    public static prefix func - (angle: Angle) -> Angle { .radians(-angle.radians) }
}
