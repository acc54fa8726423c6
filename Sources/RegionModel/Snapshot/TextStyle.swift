import Foundation

/// What of a font bears on how text is measured and drawn.
public struct TextStyle: Hashable, Sendable {
    /// The size of the font in points.
    public var size: CGFloat
    /// The weight from 100 (thin) to 900 (black); 400 is regular, 700 bold.
    public var weight: Int
    /// Whether the letters slant.
    public var isItalic: Bool
    /// Whether all characters are of one width.
    public var isMonospaced: Bool
    /// Whether all digits are of one width.
    public var hasMonospacedDigits: Bool
    /// The room between characters in points, beside what the font has; negative to move them together.
    public var tracking: CGFloat

    /// A style of the given size in points and weight.
    public init(
        size: CGFloat = 17, weight: Int = 400, isItalic: Bool = false, isMonospaced: Bool = false,
        hasMonospacedDigits: Bool = false, tracking: CGFloat = 0
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.hasMonospacedDigits = hasMonospacedDigits
        self.tracking = tracking
    }
}
