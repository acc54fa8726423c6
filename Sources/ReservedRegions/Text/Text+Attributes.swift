import Foundation
import RegionModel

extension Text {
    private func changed(_ change: (inout Attributes) -> Void) -> Text {
        var text = self
        change(&text.attributes)
        return text
    }

    /// The text in another font.
    public func font(_ font: Font?) -> Text { changed { $0.font = font } }
    /// The text in another weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }
    /// The text in bold.
    public func bold() -> Text { fontWeight(.bold) }
    /// The text in bold or not.
    public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }
    /// The text, slanted.
    public func italic() -> Text { italic(true) }
    /// The text, slanted or not.
    public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive ? true : nil } }
    /// The text in characters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.isMonospaced = isActive ? true : nil } }
    /// The text with digits of one width.
    public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }
    /// The text in another cut; only the monospaced one differs here.
    public func fontDesign(_ design: Font.Design?) -> Text {
        changed { $0.isMonospaced = design.map { $0 == .monospaced } }
    }
    /// The text in narrower or wider letters; the font here has one width.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    /// The text with more room between its characters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking } }
    /// The text with more room between its characters, in points; the same as tracking here.
    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
    /// The text raised above its baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = offset } }
    /// The text in another colour.
    public func foregroundStyle(_ color: Color) -> Text { changed { $0.color = color.rgba } }
    /// The text in another colour.
    public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color?.rgba } }

    /// Two texts, one after the other on the same lines.
    ///
    /// A text here has one style: that of the longer part holds for both.
    public static func + (first: Text, second: Text) -> Text {
        var both = Text(verbatim: first.string + second.string)
        both.attributes = first.string.count >= second.string.count ? first.attributes : second.attributes
        return both
    }
}
