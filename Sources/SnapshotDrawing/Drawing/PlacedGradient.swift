import Foundation
import RegionModel

/// A gradient in the coordinates of a picture.
struct PlacedGradient: Hashable, Sendable {
    enum Course: Hashable, Sendable {
        case linear(CGPoint, CGPoint)
        case radial(center: CGPoint, from: CGFloat, to: CGFloat)
    }

    private static let stopLimit = 256

    let stops: [ElementAppearance.Gradient.Stop]
    let course: Course

    /// An element's gradient in its frame; `nil` for one that cannot be drawn.
    init?(_ gradient: ElementAppearance.Gradient, in frame: CGRect, opacity: Double) {
        stops = gradient.stops.prefix(Self.stopLimit).filter(\.location.isFinite).map {
            .init(color: $0.color.faded(opacity), location: min(max($0.location, 0), 1))
        }
        let place = { (share: CGPoint) in
            CGPoint(x: frame.minX + share.x * frame.width, y: frame.minY + share.y * frame.height)
        }
        switch gradient.course {
        case .linear(let start, let end): course = .linear(place(start), place(end))
        case .radial(let center, let inner, let outer):
            course = .radial(center: place(center), from: max(0, inner), to: max(0, outer))
        }
        guard stops.count > 1, isDrawable else { return nil }
    }

    private var isDrawable: Bool {
        switch course {
        case .linear(let start, let end): start.isDrawable && end.isDrawable
        case .radial(let center, let inner, let outer):
            center.isDrawable && CGPoint(x: inner, y: outer).isDrawable && outer > inner
        }
    }
}
