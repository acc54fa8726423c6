import Foundation
import RegionModel

/// A view that draws itself; it fills the room it is offered.
///
/// What it draws is kept in the snapshot as the look of one element, up to 10,000 parts. Coordinates are physical: a
/// canvas is not mirrored in right-to-left layout.
///
/// - Parameter Symbols: The type of the views that it may draw by their tags.
public struct Canvas<Symbols: View>: PrimitiveView {
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    /// A view that draws itself, with views that it may draw by their tags; those are not drawn here.
    ///
    /// - Parameters:
    ///   - opaque: Whether nothing behind it is seen; it does not matter here.
    ///   - colorMode: The space of its colours; it does not matter here.
    ///   - rendersAsynchronously: Whether it may draw later; it does not here.
    ///   - renderer: Draws in a context of the given size, in points.
    ///   - symbols: The views that it may draw.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
    }

    /// Composes a leaf that is drawn when its size is known.
    public func _compose(into composer: Composer) {
        let (renderer, environment) = (renderer, composer.environment)
        composer.emitDrawing(name: "Canvas", role: .image) { drawing in
            GraphicsContext.appearance(environment, drawing, isMirrored: false, renderer)
        }
    }
}

extension Canvas where Symbols == EmptyView {
    /// A view that draws itself.
    ///
    /// - Parameters:
    ///   - opaque: Whether nothing behind it is seen; it does not matter here.
    ///   - colorMode: The space of its colours; it does not matter here.
    ///   - rendersAsynchronously: Whether it may draw later; it does not here.
    ///   - renderer: Draws in a context of the given size, in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// The space in which a canvas mixes colours.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// The drawn part of a control; mirrored in right-to-left layout.
struct ControlDrawing: PrimitiveView {
    var name = "Shape"
    var role = ElementRole.shape
    let renderer: (inout GraphicsContext, CGSize) -> Void

    func _compose(into composer: Composer) {
        let (renderer, environment) = (renderer, composer.environment)
        composer.emitDrawing(name: name, role: role) { drawing in
            GraphicsContext.appearance(environment, drawing, isMirrored: true, renderer)
        }
    }
}
