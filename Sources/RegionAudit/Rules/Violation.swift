import Foundation
import RegionModel

/// What of a rule an element breaks.
struct Violation {
    var severity = Severity.error
    var region: SceneRegion?
    /// How deep the element reaches into what it should keep clear of, in points.
    var overlap: CGSize
    /// What is wrong, in one sentence.
    var message: String
}
