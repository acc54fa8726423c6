import Foundation
import RegionGeometry
import RegionModel

extension Surroundings {
    /// What covers an element, if anything does.
    func occlusion(of subject: Subject) -> Violation? {
        let covers = occlusions.compactMap { region in
            deepestOverlap(of: subject.pieces, with: region.cover).map { (region: region, overlap: $0) }
        }
        guard let worst = covers.max(by: { $0.overlap.area < $1.overlap.area }) else { return nil }
        let others = covers.map(\.region.name).filter { $0 != worst.region.name }
        let also = others.isEmpty ? "" : ", and part under \(others.joined(separator: ", "))"
        return Violation(
            severity: subject.kind == .content ? .warning : .error, region: worst.region, overlap: worst.overlap,
            message: "\(worst.overlap.inWords) of this \(subject.noun) lie under \(worst.region.name)\(also).")
    }

    /// The largest of the overlaps that are deeper than the tolerance, if any is.
    func deepestOverlap(of pieces: [CGRect], with rect: CGRect) -> CGSize? {
        pieces.map { $0.overlap(with: rect) }
            .filter { min($0.width, $0.height) > tolerance }
            .max { $0.area < $1.area }
    }
}

extension SceneRegion {
    /// What the region covers: its core. Margins cover nothing, but where a window clipped the frame to less than the
    /// margins, there is no other telling where the core is.
    fileprivate var cover: CGRect { core.area > 0 ? core : frame }
}
