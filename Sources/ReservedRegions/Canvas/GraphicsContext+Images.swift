import Foundation
import RegionModel

extension GraphicsContext {
    /// A picture with the size that it has on the canvas.
    public struct ResolvedImage {
        /// The picture's size in points.
        public let size: CGSize
    }

    /// The picture with the size that it has here.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(size: image.size(in: environment).cgSize) }

    /// Draws a picture's frame, a point of it at a point of the canvas.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a picture's frame, a point of it at a point of the canvas.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let corner = CGPoint(x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
        draw(image, in: CGRect(origin: corner, size: image.size))
    }

    /// Draws a picture's frame in a rectangle.
    public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

    /// Draws a picture's frame in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        fill(Path(rect), with: .color(.gray.opacity(0.3)))
    }

    /// A view of the canvas's symbols.
    public struct ResolvedSymbol {
        /// The view's size in points.
        public let size: CGSize
    }

    /// The symbol with a tag. Canvases do not lay out their symbols here: there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

    /// Draws a symbol, a point of it at a point of the canvas.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// Draws a symbol in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
