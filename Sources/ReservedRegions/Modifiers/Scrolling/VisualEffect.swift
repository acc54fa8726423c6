import Foundation
import RegionModel

/// A change of how a view looks that does not change where it lies; it looks the same here.
public nonisolated protocol VisualEffect: Sendable {}

/// No change of how a view looks.
public nonisolated struct EmptyVisualEffect: VisualEffect {
    /// No change.
    public init() {}
}

extension VisualEffect {
    /// More transparent.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    /// Larger or smaller.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Larger or smaller.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Larger or smaller.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Elsewhere.
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    /// Elsewhere.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    /// Turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Turned in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    /// Blurred.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Lighter.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// With colours that differ more.
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    /// With purer colours.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// With greyer colours.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// With colours turned round the wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
