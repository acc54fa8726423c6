import RegionModel

extension TimelineScript {
    /// How many steps a timeline may have before its faults are added.
    public static let stepLimit = 10_000

    /// How long nothing happens after the last move, in seconds, so that what came of it can be judged.
    public static let rest = 1.0

    /// The scenes that the window goes through.
    ///
    /// The first begins at zero, and the last is there for a second (`rest`) or as long as the script holds it.
    ///
    /// - Parameters:
    ///   - catalog: What knows the device.
    ///   - direction: The direction in which the user reads.
    /// - Throws: `InputError` naming the device, pose, window or region that is not there, or the move that the device
    ///   cannot make.
    public func timeline(
        in catalog: DeviceCatalog, direction: LayoutDirection = .leftToRight
    ) throws(InputError) -> SceneTimeline {
        let device = try catalog.device(named: device)
        var stage = try TimelineStage(device: device, pose: pose, window: window, direction: direction)
        for (index, move) in moves.enumerated() {
            do {
                try stage.make(move)
            } catch {
                var error = error
                error.place = "moves[\(index)]" + (error.place.isEmpty ? "" : ".\(error.place)")
                throw error
            }
        }
        return faults.added(to: stage.timeline())
    }
}
