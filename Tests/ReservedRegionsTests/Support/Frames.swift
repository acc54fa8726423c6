import Foundation
import RegionModel

@testable import ReservedRegions

/// The frames of the views of a host that have an id, to be compared with another host's.
@MainActor
struct Frames {
    private(set) var byID: [String: CGRect]

    init(_ host: ViewHost) {
        byID = Dictionary(host.framesByID().map { ($0.id, $0.frame) }) { first, _ in first }
    }

    /// The frames as a mirror beside a window of a width shows them.
    func mirrored(inWidth width: CGFloat) -> Frames {
        var result = self
        result.byID = byID.mapValues { $0.mirrored(inWidth: width) }
        return result
    }

    /// Where the frames are others than they should be by more than rounding, `nil` where they are the same.
    func difference(from expected: Frames, _ what: String = "") -> String? {
        let (ids, expectedIDs) = (byID.keys.sorted(), expected.byID.keys.sorted())
        if ids != expectedIDs { return "\(what) \(ids), not \(expectedIDs)" }
        for id in ids {
            guard let frame = byID[id], let other = expected.byID[id] else { continue }
            let distance = [
                frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
                frame.height - other.height,
            ]
            if distance.contains(where: { !(abs($0) < 1e-6) }) { return "\(what) \(id): \(frame), not \(other)" }
        }
        return nil
    }
}
