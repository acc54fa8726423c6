import Foundation
import RegionModel

/// A division as it lies in its window, be it active and be it of use or not.
struct Fold {
    /// The room on one side of a fold that is of use, in points: what the smallest good target takes.
    static let usableRoom: CGFloat = 44

    let region: SceneRegion
    let axis: Axis
    /// What the frame takes of the axis that it divides, in points.
    let frame: Extent
    /// What the core takes of it, in points.
    let core: Extent
    /// The margins before and after the core, in points.
    let margins: (before: CGFloat, after: CGFloat)
    /// What the frame takes of the other axis, in points.
    let along: Extent
    /// The room of the window before and after the frame, in points.
    let room: (before: CGFloat, after: CGFloat)

    init?(_ region: SceneRegion, in bounds: CGRect) {
        guard region.kind == .division, region.frame.isFinite else { return nil }
        self.region = region
        axis = Axis(acrossLongSideOf: region.frame, in: bounds)
        frame = axis.extent(of: region.frame)
        core = axis.extent(of: region.core)
        along = axis.crossed.extent(of: region.frame)
        margins =
            axis == .horizontal
            ? (region.margins.left, region.margins.right) : (region.margins.top, region.margins.bottom)
        let window = axis.extent(of: bounds)
        room = (frame.lower - window.lower, window.upper - frame.upper)
    }

    /// Whether both sides have room for content.
    var partsWindow: Bool { min(room.before, room.after) >= Self.usableRoom }

    /// The band that is empty where panes keep the margins once more; `nil` where there are none to keep.
    var doubled: Extent? {
        guard margins.before > 0, margins.after > 0 else { return nil }
        return Extent(lower: frame.lower - margins.before, upper: frame.upper + margins.after)
    }

    /// The bands that panes leave empty who make room for it, rightly or not.
    var bands: [Extent] { [frame, core] + [doubled].compactMap(\.self) }
}

extension SceneRegion {
    /// Whether the region is a fold that reaches an edge of the window, and so leaves no room on one of its sides.
    package func isSliver(in bounds: CGRect) -> Bool {
        Fold(self, in: bounds).map { min($0.room.before, $0.room.after) <= 0 } ?? false
    }
}
