import Foundation
import RegionModel

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, isEvenOdd: style.isEOFilled) { frame in
            let paint = shading.paint(in: environment, frame: frame, transform: transform)
            var appearance = ElementAppearance(fill: paint.color, opacity: opacity)
            appearance.gradient = paint.gradient
            return appearance
        }
    }

    /// Strokes a path.
    ///
    /// - Parameter lineWidth: In points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, isEvenOdd: false) { frame in
            let paint = shading.paint(in: environment, frame: frame, transform: transform)
            var appearance = ElementAppearance(
                stroke: paint.color, strokeWidth: style.lineWidth * scale, opacity: opacity)
            appearance.line = style.line
            appearance.line.dash = style.dash.map { $0 * scale }
            appearance.line.dashPhase *= scale
            return appearance
        }
    }

    private func draw(_ path: Path, isEvenOdd: Bool, _ appearance: (CGRect) -> ElementAppearance) {
        let placed = path.applying(transform)
        let frame = placed.boundingRect
        guard !frame.isNull else { return }
        var appearance = appearance(frame)
        var outline = placed.offsetBy(dx: -frame.minX, dy: -frame.minY).outline
        outline.isEvenOdd = isEvenOdd
        appearance.shape = .path(outline)
        add(ElementAppearance.Mark(frame: frame, appearance: appearance))
    }
}

extension GraphicsContext {
    /// What a canvas fills and strokes with.
    public struct Shading: Sendable {
        private enum Course {
            case style
            case linear(CGPoint, CGPoint)
            case radial(CGPoint, CGFloat, CGFloat)
        }

        private let style: any ShapeStyle
        private var gradient: Gradient?
        private var course = Course.style

        private init(_ style: any ShapeStyle) { self.style = style }

        private init(_ gradient: Gradient, _ course: Course) {
            (style, self.gradient, self.course) = (gradient, gradient, course)
        }

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(color) }

        /// A colour of a space; all from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading(Color(red: red, green: green, blue: blue, opacity: opacity)) }

        /// A grey; both from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { Shading(Color(white: white, opacity: opacity)) }

        /// A style; points of a gradient are shares of the path's bounds.
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(style) }

        /// The colour that the canvas inherits.
        public static var foreground: Shading { Shading(ForegroundStyle()) }

        /// A gradient between two points of the canvas.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading { Shading(gradient, .linear(startPoint, endPoint)) }

        /// A gradient outwards from a point of the canvas.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { Shading(gradient, .radial(center, startRadius, endRadius)) }

        /// A gradient around a point of the canvas; drawn as its mean colour.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading(Color(rgba: gradient.mean))
        }

        /// The colours in the bounds of a path that the transform was applied to.
        func paint(
            in environment: EnvironmentValues, frame: CGRect, transform: CGAffineTransform
        ) -> ResolvedPaint {
            guard let gradient, frame.width > 0, frame.height > 0 else { return style._paint(in: environment) }
            let share = { (point: CGPoint) in
                let placed = point.applying(transform)
                return CGPoint(x: (placed.x - frame.minX) / frame.width, y: (placed.y - frame.minY) / frame.height)
            }
            let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
            switch course {
            case .style: return style._paint(in: environment)
            case .linear(let start, let end): return gradient.paint(.linear(from: share(start), to: share(end)))
            case .radial(let center, let inner, let outer):
                return gradient.paint(.radial(center: share(center), from: inner * scale, to: outer * scale))
            }
        }
    }
}
