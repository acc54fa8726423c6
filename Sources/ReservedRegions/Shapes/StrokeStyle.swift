import Foundation
import RegionModel

/// How a path is stroked.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line in points.
    public var lineWidth: CGFloat
    /// The form of its ends.
    public var lineCap: CGLineCap
    /// The form of its corners.
    public var lineJoin: CGLineJoin
    /// How far a sharp corner may reach; drawing has a limit of its own here.
    public var miterLimit: CGFloat
    /// The lengths of strokes and gaps in points.
    public var dash: [CGFloat]
    /// How far into the first stroke the line begins, in points.
    public var dashPhase: CGFloat

    /// A line; unbroken and with sharp corners where nothing else is said.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }

    var line: ElementAppearance.Line {
        let cap: ElementAppearance.Line.Cap =
            switch lineCap {
            case .round: .round
            case .square: .square
            default: .butt
            }
        let join: ElementAppearance.Line.Join =
            switch lineJoin {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
        return ElementAppearance.Line(cap: cap, join: join, dash: dash, dashPhase: dashPhase)
    }
}

/// How a path is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether what two parts enclose is outside again.
    public var isEOFilled: Bool
    /// Whether edges are smoothed; they are in any case here.
    public var isAntialiased: Bool

    /// A way to fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}

#if !canImport(CoreGraphics)
/// The form of a line's ends; Core Graphics' type where there is Core Graphics.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
}

/// The form of a line's corners; Core Graphics' type where there is Core Graphics.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}
#endif
