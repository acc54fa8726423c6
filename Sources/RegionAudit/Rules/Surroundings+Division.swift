import Foundation
import RegionGeometry
import RegionModel

extension Surroundings {
    /// What divides an element, if anything does.
    func division(of subject: Subject) -> Violation? {
        let crossings = divisions.flatMap { division in
            subject.pieces.compactMap { piece in
                crossing(of: piece, over: division, isControl: subject.kind == .control)
            }
        }
        guard let worst = crossings.max(by: { ($0.manner, $0.overlap.area) < ($1.manner, $1.overlap.area) })
        else { return nil }
        return Violation(
            severity: worst.manner == .inMargins ? .warning : .error, region: worst.division.region,
            overlap: worst.overlap, message: worst.message(for: subject))
    }

    private func crossing(of piece: CGRect, over division: Division, isControl: Bool) -> Crossing? {
        let (axis, region) = (division.axis, division.region)
        let crossed = axis.crossed
        guard depth(of: crossed.extent(of: piece), in: crossed.extent(of: region.frame)) > tolerance
        else { return nil }
        let (extent, core) = (axis.extent(of: piece), axis.extent(of: region.core))
        let sides = (before: core.lower - extent.lower, after: extent.upper - core.upper)
        let manner: Crossing.Manner
        if min(sides.before, sides.after) > tolerance {
            manner = .onBothSides
        } else if depth(of: extent, in: core) > tolerance {
            // A hinge that hides what lies beneath is an occlusion too, and that rule has told of it.
            guard !occlusions.contains(where: { $0.frame.covers(piece, in: region.core) }) else { return nil }
            manner = .inCore
        } else if isControl, depth(of: extent, in: axis.extent(of: region.frame)) > tolerance {
            manner = .inMargins
        } else {
            return nil
        }
        return Crossing(
            division: division, manner: manner, sides: sides, overlap: piece.reach(into: region.frame))
    }

    private func depth(of extent: (lower: CGFloat, upper: CGFloat), in other: (lower: CGFloat, upper: CGFloat))
        -> CGFloat
    {
        min(extent.upper, other.upper) - max(extent.lower, other.lower)
    }
}

/// How an element meets a division.
private struct Crossing {
    enum Manner: Int, Comparable {
        case inMargins, inCore, onBothSides

        static func < (left: Manner, right: Manner) -> Bool { left.rawValue < right.rawValue }
    }

    let division: Division
    let manner: Manner
    /// How far the element lies on each side of the core, in points.
    let sides: (before: CGFloat, after: CGFloat)
    let overlap: CGSize

    func message(for subject: Subject) -> String {
        let name = division.region.name
        let depth = division.axis == .horizontal ? overlap.width : overlap.height
        switch manner {
        case .onBothSides:
            let (before, after) = division.axis == .horizontal ? ("left", "right") : ("top", "bottom")
            return "This \(subject.noun) lies on both sides of \(name): \(sides.before.inWords) pt on the \(before), "
                + "\(sides.after.inWords) pt on the \(after)."
        case .inCore:
            return "This \(subject.noun) reaches \(depth.inWords) pt into \(name)."
        case .inMargins:
            return "This \(subject.noun) reaches \(depth.inWords) pt into the margins of \(name)."
        }
    }
}

extension CGRect {
    /// The size of what the two share; without width or height where one of them has none.
    fileprivate func reach(into other: CGRect) -> CGSize {
        let shared = intersection(other)
        return shared.isNull ? .zero : shared.size
    }

    /// Whether all that `piece` and `core` share lies in this rectangle.
    fileprivate func covers(_ piece: CGRect, in core: CGRect) -> Bool {
        let shared = piece.intersection(core)
        return !shared.isNull && contains(shared)
    }
}
