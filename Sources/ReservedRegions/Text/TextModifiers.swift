import Foundation
import RegionModel

extension View {
    /// Sets the font of the texts in the view.
    public func font(_ font: Font?) -> some View { modified(by: EnvironmentChange { $0.font = font }) }

    /// Sets the weight of the texts in the view, whatever their font.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        modified(by: EnvironmentChange { $0.fontWeight = weight })
    }

    /// Sets the texts in the view in bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Slants the texts in the view.
    public func italic(_ isActive: Bool = true) -> some View {
        modified(by: EnvironmentChange { $0.isItalic = isActive })
    }

    /// Sets where the lines of a text lie that are shorter than its longest.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modified(by: EnvironmentChange { $0.multilineTextAlignment = alignment })
    }

    /// Sets the texts in the view in characters of one width.
    public func monospaced(_ isActive: Bool = true) -> some View {
        modified(by: EnvironmentChange { $0.text.isMonospaced = isActive })
    }

    /// Sets the texts in the view with digits of one width.
    public func monospacedDigit() -> some View {
        modified(by: EnvironmentChange { $0.text.hasMonospacedDigits = true })
    }

    /// Sets the texts in the view in another cut; only the monospaced one differs here.
    public func fontDesign(_ design: Font.Design?) -> some View {
        modified(by: EnvironmentChange { $0.text.isMonospaced = design == .monospaced })
    }

    /// Sets the texts in the view in narrower or wider letters; the font here has one width.
    public func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Puts more room between the characters of the texts in the view, in points.
    public func tracking(_ tracking: CGFloat) -> some View {
        modified(by: EnvironmentChange { $0.text.tracking = tracking })
    }

    /// Puts more room between the characters of the texts in the view, in points; the same as tracking here.
    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

    /// Raises the texts in the view above their baselines, in points.
    public func baselineOffset(_ offset: CGFloat) -> some View {
        modified(by: EnvironmentChange { $0.text.baselineOffset = offset })
    }

    /// Shows the texts in the view in capital or in small letters; `nil` for as they are.
    public func textCase(_ textCase: Text.Case?) -> some View {
        modified(by: EnvironmentChange { $0.textCase = textCase })
    }

    /// Sets the colour of the texts in the view and of its shapes that set none.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.foreground = style.resolved(in: $0) })
    }

    /// Sets the colour of the texts in the view and of its shapes that set none.
    public func foregroundColor(_ color: Color?) -> some View {
        modified(by: EnvironmentChange { $0.foreground = color?.rgba })
    }
}
