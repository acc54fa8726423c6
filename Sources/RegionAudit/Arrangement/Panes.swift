import Foundation
import RegionModel

/// What lies on the two sides of an empty band.
struct Panes {
    /// The outermost elements that end where the band begins, in the order of the layout.
    var before: [Int] = []
    /// Those that begin where it ends.
    var after: [Int] = []

    /// The first on each side.
    var firsts: [Int] { [before.first, after.first].compactMap(\.self) }
}
