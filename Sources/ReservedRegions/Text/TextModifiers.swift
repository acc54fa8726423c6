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

    /// Sets the largest number of lines of the texts in the view; `nil` for as many as they take.
    public func lineLimit(_ number: Int?) -> some View {
        modified(by: EnvironmentChange { $0.lineLimit = number.map { max(1, $0) } })
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
