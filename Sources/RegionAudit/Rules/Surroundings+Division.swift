import Foundation
import RegionGeometry
import RegionModel

extension Surroundings {
    /// What divides an element, if anything does.
    func division(of subject: Subject) -> Violation? {
        let crossings = divisions.flatMap { division in
            subject.pieces.compactMap { piece in
                crossing(of: piece, over: division)
            }
        }
        guard let worst = crossings.max(by: { ($0.manner, $0.overlap.area) < ($1.manner, $1.overlap.area) })
        else { return nil }
        return Violation(
            region: worst.division.region, overlap: worst.overlap, message: worst.message(for: subject))
    }

    private func crossing(of piece: CGRect, over division: Fold) -> Crossing? {
        let (axis, core) = (division.axis, division.core)
        guard axis.crossed.extent(of: piece).depth(in: division.along) > tolerance,
            !isCovered(piece, where: division)
        else { return nil }
        let extent = axis.extent(of: piece)
        let sides = (before: core.lower - extent.lower, after: extent.upper - core.upper)
        let manner: Crossing.Manner
        if min(sides.before, sides.after) > tolerance {
            manner = .onBothSides
        } else if extent.depth(in: core) > tolerance {
            manner = .inCore
        } else {
            return nil
        }
        let overlap = piece.intersection(division.region.frame)
        return Crossing(
            division: division, manner: manner, sides: sides, overlap: overlap.isNull ? .zero : overlap.size)
    }

    /// Whether the division hides what lies beneath: it is an occlusion too then, and that rule has told of it.
    func isCovered(_ piece: CGRect, where division: Fold) -> Bool {
        occlusions.contains { region in
            let overlap = piece.overlap(with: region.frame)
            return region.frame.insetBy(dx: -tolerance, dy: -tolerance).contains(division.region.core)
                && min(overlap.width, overlap.height) > tolerance
        }
    }
}
