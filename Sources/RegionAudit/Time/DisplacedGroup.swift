import Foundation
import RegionModel

/// What moved together out of a region's way.
struct DisplacedGroup {
    var noun: String
    var region: SceneRegion
    /// Where that of it stood which must move farthest, in points.
    var place: CGRect
    /// How far it moved.
    let way: CGSize
    /// How far it must move.
    var need: CGSize
    /// How far it is to the middle of the nearer side, in points.
    var middle: CGFloat

    /// How far it may move, in points.
    var allowance: CGFloat { max(2 * need.length, middle) + Fold.usableRoom }

    func joined(by other: DisplacedGroup) -> DisplacedGroup {
        var result = other.need.length > need.length ? other : self
        result.noun = "group"
        result.middle = max(middle, other.middle)
        return result
    }
}
