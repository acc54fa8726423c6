import RegionModel

extension DeviceHinge {
    /// A hinge of which other platforms say only whether it is flat.
    ///
    /// Flat is half a turn. Half open can be any angle between; a right angle stands for it.
    init(isFlat: Bool) {
        self.init(
            status: isFlat ? .fullyOpen : .partiallyOpen, angle: .degrees(isFlat ? 180 : 90))
    }
}

extension WindowScene {
    /// Whether the device lies flat, or is closed: as the hinge says, or, where nothing is known of it, while no division
    /// is active. A device has one hinge, so this holds for all of its folds.
    var isFlat: Bool {
        hinge.map { $0.status != .partiallyOpen } ?? !regions.contains { $0.kind == .division && $0.isActive }
    }
}
