import Foundation

extension View {
    /// Puts a shadow behind the view; it is drawn without here.
    ///
    /// - Parameters:
    ///   - radius: How far the shadow fades, in points.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }

    /// Blurs the view; it is drawn sharp here.
    ///
    /// - Parameter radius: In points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}
