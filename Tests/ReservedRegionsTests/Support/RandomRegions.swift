import Foundation
import RegionModel
import TestSupport

extension SeededGenerator {
    /// One to four regions of a window of up to 600 points each way, some of them inactive or partly outside.
    mutating func regions() -> [SceneRegion] {
        (0..<Int(length(1...4))).map { index in
            SceneRegion(
                name: "\(index)", kind: chance(50) ? .division : .occlusion,
                frame: CGRect(
                    x: length(-20...500), y: length(-20...500), width: length(0...120), height: length(0...120)),
                isActive: chance(80))
        }
    }
}
