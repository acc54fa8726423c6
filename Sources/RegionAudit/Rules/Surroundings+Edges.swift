import Foundation
import RegionGeometry
import RegionModel

extension Surroundings {
    /// How an element reaches out of the window, if it does.
    func reachOutOfWindow(by subject: Subject) -> Violation? {
        guard !subject.isNowhere else {
            return Violation(
                overlap: .zero, message: "This \(subject.noun) is nowhere: its frame has a number that is not finite.")
        }
        let reach = Reach(of: subject.extent, outOf: bounds)
        guard let farthest = reach.farthest, farthest.distance > tolerance else { return nil }
        let isLost = !subject.pieces.contains { $0.meets(bounds) }
        return Violation(
            overlap: reach.size,
            message: isLost
                ? "This \(subject.noun) lies wholly outside of the window."
                : "This \(subject.noun) reaches \(reach.inWords(beyond: tolerance, of: "the window")).")
    }

    /// How an element reaches out of the safe area, if it does.
    ///
    /// Bars are made to lie there. At the bottom it is a warning: the home indicator is thin and lets touches pass.
    func reachOutOfSafeArea(by subject: Subject) -> Violation? {
        guard !subject.isInBar, !subject.isNowhere else { return nil }
        let reach = Reach(of: subject.extent, outOf: safeBounds)
        guard let farthest = reach.farthest, farthest.distance > tolerance else { return nil }
        let isOnlyAtBottom = reach.edges.allSatisfy { $0.name == "bottom" || $0.distance <= tolerance }
        return Violation(
            severity: isOnlyAtBottom ? .warning : .error, overlap: reach.size,
            message: "This \(subject.noun) reaches \(reach.inWords(beyond: tolerance, of: "the safe area")).")
    }
}
