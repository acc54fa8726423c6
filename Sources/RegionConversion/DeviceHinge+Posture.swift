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
    /// Whether a division of this scene lies flat: as the hinge says, or, where nothing is known of it, the division.
    func isFlat(_ division: SceneRegion) -> Bool {
        hinge.map { $0.status != .partiallyOpen } ?? !division.isActive
    }
}
