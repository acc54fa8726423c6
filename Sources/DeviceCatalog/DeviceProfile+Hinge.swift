import RegionModel

extension DeviceProfile {
    /// A scene of this device after its hinge was turned.
    ///
    /// The rule of the device decides the status, and its folds are active exactly while that is `partiallyOpen`.
    /// Nothing else changes: which display is in use and how it is held are for a pose to say.
    ///
    /// - Parameters:
    ///   - scene: The scene before; its hinge says from where it is turned.
    ///   - angle: Where the hinge is turned to.
    /// - Returns: The scene, or `nil` where the device has no rule or the scene no hinge.
    public func scene(_ scene: WindowScene, turningHingeTo angle: Angle) -> WindowScene? {
        guard let hingeRule, let hinge = scene.hinge else { return nil }
        var turned = scene
        let new = hingeRule.hinge(turnedTo: angle, from: hinge)
        turned.hinge = new
        setFolds(of: &turned)
        return turned
    }

    /// Makes the folds of a scene active exactly where its hinge is partly open.
    func setFolds(of scene: inout WindowScene) {
        guard let hingeRule, let hinge = scene.hinge else { return }
        for index in scene.regions.indices where hingeRule.folds.contains(scene.regions[index].name) {
            scene.regions[index].isActive = hinge.status == .partiallyOpen
        }
    }
}
