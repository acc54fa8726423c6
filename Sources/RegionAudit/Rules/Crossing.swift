import Foundation
import RegionGeometry

/// How an element meets a division.
struct Crossing {
    let division: Fold
    let manner: Manner
    /// How far the element lies on each side of the core, in points.
    let sides: (before: CGFloat, after: CGFloat)
    /// How deep it reaches into the division's frame, in points.
    let overlap: CGSize

    /// What is wrong with it, in one sentence.
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
        }
    }
}

extension Crossing {
    /// The ways to meet a division, the worst last.
    enum Manner: Int, Comparable {
        case inCore, onBothSides

        static func < (left: Manner, right: Manner) -> Bool { left.rawValue < right.rawValue }
    }
}
