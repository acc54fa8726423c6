import Foundation
import RegionModel

/// How something is coloured.
enum Paint: Hashable, Sendable {
    /// As the theme says for this part of a picture.
    case style(PictureStyle)
    /// In colours of its own, whatever the theme.
    case own(fill: Ink?, stroke: Pen? = nil)
}

/// What fills a shape.
enum Ink: Hashable, Sendable {
    case color(RGBA)
    case gradient(PlacedGradient)
}

/// What strokes an outline.
struct Pen: Hashable, Sendable {
    var color: RGBA
    /// In points.
    var width: CGFloat
    var line = ElementAppearance.Line()
}
