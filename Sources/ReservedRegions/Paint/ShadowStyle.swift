import Foundation
import RegionModel

/// A shadow of what is filled; shadows are not drawn here.
public struct ShadowStyle: Hashable, Sendable {
    /// A shadow behind.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }

    /// A shadow within.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
    /// The style with a shadow; shadows are not drawn here.
    @_disfavoredOverload
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}
