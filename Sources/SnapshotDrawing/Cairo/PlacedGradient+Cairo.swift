import CPangoCairo
import Foundation
import RegionModel

extension PlacedGradient {
    /// The gradient as a pattern of Cairo's, which the caller destroys.
    func makePattern() -> OpaquePointer? {
        let pattern =
            switch course {
            case .linear(let start, let end): cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            case .radial(let center, let inner, let outer):
                cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer)
            }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        return pattern
    }
}

extension ElementAppearance.Line.Cap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension ElementAppearance.Line.Join {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
