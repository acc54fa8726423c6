import Foundation
import RegionModel

/// How far a view wants to be from what lies beyond one of its edges, by what that is; in points.
///
/// A kind of neighbour counts where both sides know it, and then what the two say adds up. Only where they share none
/// do the plain distances count.
struct SpacingEdge: Hashable, Sendable {
    /// The distance to anything; `nil` where the view asks for none in particular.
    var plain: CGFloat?
    /// What a text adds to the distance from a view that is none.
    var ofText: CGFloat?
    /// What a view that is no text adds to the distance from a text.
    var toText: CGFloat?
    /// The font of a text, which decides the distance from a text on the other side.
    var font: FontMetrics?

    /// The larger wish of the two for each kind of neighbour.
    func union(_ other: SpacingEdge) -> SpacingEdge {
        SpacingEdge(
            plain: Self.larger(plain, other.plain), ofText: Self.larger(ofText, other.ofText),
            toText: Self.larger(toText, other.toText), font: Self.larger(font, other.font))
    }

    /// The distance to the edge that faces this one, or `nil` where neither asks for any.
    ///
    /// - Parameters:
    ///   - next: The edge of the view below, or to the right.
    ///   - pixel: A pixel's length in points, to a whole number of which the distance of two texts is rounded up.
    func distance(to next: SpacingEdge, pixel: CGFloat) -> CGFloat? {
        var shared = Self.larger(Self.sum(ofText, next.toText), Self.sum(toText, next.ofText))
        if font != nil, let lower = next.font {
            shared = Self.larger(shared, lower.leading.roundedUp(toMultipleOf: pixel))
        }
        return shared ?? Self.larger(plain, next.plain)
    }

    private static func sum(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return nil }
        return a + b
    }

    private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return a ?? b }
        return max(a, b)
    }

    private static func larger(_ a: FontMetrics?, _ b: FontMetrics?) -> FontMetrics? {
        guard let a, let b else { return a ?? b }
        return a.lineHeight + a.leading < b.lineHeight + b.leading ? b : a
    }
}

extension CGFloat {
    /// The least multiple of a unit that is not less, but for the error of computing.
    fileprivate func roundedUp(toMultipleOf unit: CGFloat) -> CGFloat {
        unit > 0 ? (self / unit - 1e-6).rounded(.up) * unit : self
    }
}

extension ViewSpacing {
    /// How far a text wants to be from its neighbours above and below.
    ///
    /// From a view that is no text it keeps a tenth of a line, counted so that the baselines look evenly spaced; this
    /// is how SwiftUI was found to do it (github.com/OpenSwiftUIProject/OpenSwiftUI, `Text+Spacing`).
    init(textIn font: FontMetrics, pixel: CGFloat) {
        self.init()
        let gap = (font.lineHeight * 0.1).roundedUp(toMultipleOf: pixel)
        self.pixel = pixel
        top = SpacingEdge(ofText: font.descent + gap, font: font)
        bottom = SpacingEdge(ofText: max(font.lineHeight - font.capHeight, font.descent) + gap, font: font)
    }
}
