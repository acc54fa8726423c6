import Foundation
import RegionGeometry
import RegionModel

extension Arrangement {
    /// Dialogs and keyboards that lie on both sides of a fold.
    ///
    /// One as large as the window is what others are in. Of those in each other the outermost is told.
    func overlaysAcrossDivisions() -> [Finding] {
        guard !surroundings.divisions.isEmpty else { return [] }
        var isTold = [Bool](repeating: false, count: elements.count)
        var findings: [Finding] = []
        for (index, element) in elements.enumerated() {
            isTold[index] = element.parent.map { isTold[$0] } ?? false
            guard !isTold[index], element.role == .dialog || element.role == .keyboard,
                !context(of: index).contains(.invisible), element.isVisible,
                element.frame.isFinite, !element.frame.insetBy(dx: -tolerance, dy: -tolerance).contains(bounds),
                let finding = finding(onOverlay: index)
            else { continue }
            isTold[index] = true
            findings.append(finding)
        }
        return findings
    }

    private func finding(onOverlay index: Int) -> Finding? {
        let element = elements[index]
        for division in surroundings.divisions {
            let (extent, core) = (division.axis.extent(of: element.frame), division.core)
            guard division.axis.crossed.extent(of: element.frame).depth(in: division.along) > tolerance,
                min(core.lower - extent.lower, extent.upper - core.upper) > tolerance
            else { continue }
            let isSystems = element.role == .keyboard
            let move = isSystems ? nil : surroundings.smallestMove(of: element.frame, besides: [])
            let remedy =
                isSystems
                ? "It is the system's: make sure that nothing needed lies behind it."
                : move == nil ? "Make it no larger than one side." : nil
            return finding(
                "system-overlay-straddles", isSystems ? .note : .warning, on: index, region: division.region,
                overlap: element.frame.overlap(with: division.region.frame), move: move,
                "This \(element.role.noun) lies on both sides of \(division.region.name).", remedy: remedy)
        }
        return nil
    }
}
