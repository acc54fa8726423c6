import RegionModel

/// What is done with a device, one thing after the other, as people would tell it.
///
///     let unfold = TimelineScript(
///         "Unfold", device: "iphone-duo", from: "closed-portrait",
///         moves: [
///             .turnHinge(to: .degrees(90), seconds: 0.3, steps: 6), .display(as: "flat-landscape"),
///             .turnHinge(to: .degrees(180), seconds: 0.3, steps: 6), .hold(seconds: 1),
///         ])
///     let timeline = try unfold.timeline(in: .standard())
///
/// `docs/timelines.md` tells the form in which a file holds one.
public struct TimelineScript: Hashable, Sendable {
    /// The name by which the timeline is asked for.
    public var name: String
    /// The name of the device.
    public var device: String
    /// The name of the pose that it begins in.
    public var pose: String
    /// The name of the window, which every pose must have; `nil` for the one that fills the display.
    public var window: String?
    /// What is done, in order.
    public var moves: [Move]
    /// What the platform does wrong on the way.
    public var faults: SceneTimeline.Faults

    /// A script of the given moves.
    ///
    /// - Parameters:
    ///   - name: The name by which the timeline is asked for.
    ///   - device: The name of the device.
    ///   - pose: The name of the pose that it begins in.
    ///   - window: The name of the window, which every pose must have; `nil` for the one that fills the display.
    ///   - moves: What is done, in order.
    ///   - faults: What the platform does wrong on the way; nothing if left out.
    public init(
        _ name: String, device: String, from pose: String, window: String? = nil, moves: [Move],
        faults: SceneTimeline.Faults = SceneTimeline.Faults()
    ) {
        (self.name, self.device, self.pose, self.window) = (name, device, pose, window)
        (self.moves, self.faults) = (moves, faults)
    }
}
