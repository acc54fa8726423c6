import Foundation
import RegionModel

/// How something is coloured.
enum Paint: Hashable, Sendable {
    /// As the theme says for this part of a picture.
    case style(PictureStyle)
    /// In colours of its own, whatever the theme.
    case own(fill: RGBA?, stroke: RGBA? = nil, strokeWidth: CGFloat = 1)
}
