import Foundation
import RegionGeometry
import RegionModel

extension Surroundings {
    /// What a control is too close to: the region in whose frame it lies, if it lies in one.
    ///
    /// Of a control that reaches the core other rules tell.
    func closeness(of subject: Subject) -> Violation? {
        guard subject.kind == .control else { return nil }
        let near = (occlusions + divisions.map(\.region)).compactMap { region in
            closeness(of: subject, to: region).map { (region: region, overlap: $0) }
        }
        guard let worst = near.max(by: { $0.overlap.area < $1.overlap.area }) else { return nil }
        let depth = min(worst.overlap.width, worst.overlap.height)
        return Violation(
            severity: .warning, region: worst.region, overlap: worst.overlap,
            message: "This \(subject.noun) reaches \(depth.inWords) pt into the margins of \(worst.region.name).")
    }

    private func closeness(of subject: Subject, to region: SceneRegion) -> CGSize? {
        guard region.margins != .zero else { return nil }
        let division = divisions.first { $0.region == region }
        let pieces = subject.pieces.filter { piece in division.map { !isCovered(piece, where: $0) } ?? true }
        return deepestOverlap(of: pieces, with: region.frame)
    }
}
