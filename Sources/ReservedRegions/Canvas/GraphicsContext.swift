import Foundation
import RegionModel

/// What a canvas draws in.
///
/// A copy draws on the same canvas with its own transform and opacity. Clips, blend modes and filters are accepted and
/// not drawn.
public struct GraphicsContext {
    /// The most parts that a drawing may have; what is beyond is left out.
    private static let markLimit = 10_000

    /// From 0 (not seen) to 1, for what is drawn next.
    public var opacity: Double = 1
    /// Where the coordinates of what is drawn next come to lie.
    public var transform = CGAffineTransform()
    /// How colours mix with those behind; it does not matter here.
    public var blendMode = BlendMode.normal
    /// What the canvas inherits.
    public let environment: EnvironmentValues

    let measurer: any TextMeasurer
    private let recording = Recording()

    private final class Recording {
        var marks: [ElementAppearance.Mark] = []
    }

    /// What a renderer draws, as the look of an element.
    static func appearance(
        _ environment: EnvironmentValues, _ drawing: DrawingContext, isMirrored: Bool,
        _ renderer: (inout GraphicsContext, CGSize) -> Void
    ) -> ElementAppearance {
        var context = GraphicsContext(environment: environment, measurer: drawing.measurer)
        if isMirrored, drawing.direction == .rightToLeft {
            context.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: drawing.size.width, ty: 0)
        }
        renderer(&context, drawing.size)
        var appearance = ElementAppearance()
        appearance.marks = context.recording.marks
        return appearance
    }

    private init(environment: EnvironmentValues, measurer: any TextMeasurer) {
        (self.environment, self.measurer) = (environment, measurer)
    }

    func add(_ mark: ElementAppearance.Mark) {
        guard recording.marks.count < Self.markLimit else { return }
        recording.marks.append(mark)
    }

    /// How much larger things are drawn than they are said to be.
    var scale: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }
}

extension GraphicsContext {
    /// Moves what is drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Scales what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Turns what is drawn next; text is moved and not turned.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Transforms what is drawn next.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Draws on a layer of its own.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    /// Cuts what is drawn next off at a path; it is not cut off here.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}

    /// Changes the look of what is drawn next; nothing is changed here.
    public mutating func addFilter(_ filter: Filter) {}

    /// How a clip works.
    public struct ClipOptions: OptionSet, Sendable {
        /// The set's bits.
        public let rawValue: UInt32
        /// A set of the given bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is within is cut off instead.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A change of how things look.
    public struct Filter: Sendable {
        /// Less sharp.
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        /// With a shadow.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter() }
    }

    /// How colours mix with those behind.
    public enum BlendMode: Hashable, Sendable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
        case exclusion, hue, saturation, color, luminosity, clear, copy, destinationOver, destinationOut, plusDarker
        case plusLighter
    }
}
