import Foundation
import RegionModel

extension CGSize {
    /// The size as people read it, as in `402 × 874`.
    var inWords: String { "\(JSONWriter.format(width)) × \(JSONWriter.format(height))" }
}
