/// A colour in the sRGB space with an opacity; all four from 0 to 1.
public struct RGBA: Hashable, Sendable {
    /// The share of red.
    public var red: Double
    /// The share of green.
    public var green: Double
    /// The share of blue.
    public var blue: Double
    /// From 0 (clear) to 1 (opaque).
    public var alpha: Double

    /// A colour of the given shares.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
