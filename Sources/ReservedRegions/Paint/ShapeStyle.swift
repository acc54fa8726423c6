import Foundation
import RegionModel

/// Something to fill or stroke a shape with.
///
/// Styles of one's own say by `resolve(in:)` which other style they are in an environment.
public nonisolated protocol ShapeStyle: Sendable {
    /// The type of the style that this one is in an environment.
    associatedtype Resolved: ShapeStyle = Never
    /// The style that this one is in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// What the engine draws.
    func _paint(in environment: EnvironmentValues) -> ResolvedPaint
}

/// A style in its environment: a colour, and the gradient that it is the mean of, if it is one.
public struct ResolvedPaint: Hashable, Sendable {
    var color: RGBA
    var gradient: ElementAppearance.Gradient?
}

extension ShapeStyle {
    /// What the style resolves to is drawn.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        resolve(in: environment)._paint(in: environment)
    }

    func resolved(in environment: EnvironmentValues) -> RGBA { _paint(in: environment).color }
}

extension ShapeStyle where Resolved == Never {
    /// The engine knows what the style is.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is drawn as it is")
    }
}

extension Never: ShapeStyle {
    /// There is no such style.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        fatalError("there is no value of type Never")
    }
}

extension Color: ShapeStyle {
    /// The colour itself.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint { ResolvedPaint(color: rgba) }
}

/// A style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Hides a style's type.
    public init(_ style: some ShapeStyle) { self.style = style }

    /// What the style is.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint { style._paint(in: environment) }
}
