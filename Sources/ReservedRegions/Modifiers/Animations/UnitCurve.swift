/// How a change gets on between its beginning and its end; nothing moves here.
public struct UnitCurve: Hashable, Sendable {
    private let number: Int

    /// At an even pace.
    public static let linear = UnitCurve(number: 0)
    /// Slowly at first.
    public static let easeIn = UnitCurve(number: 1)
    /// Slowly in the end.
    public static let easeOut = UnitCurve(number: 2)
    /// Slowly at first and in the end.
    public static let easeInOut = UnitCurve(number: 3)

    /// Along a curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { linear }
}
