/// What a window goes through: scenes one after the other, each with the time at which it begins.
///
/// `DeviceCatalog` makes them of a device and what is done with it; `ViewHost.play(_:)` lays views out along them.
public struct SceneTimeline: Hashable, Sendable {
    /// The scenes in the order of their times.
    public let steps: [Step]

    /// A timeline of the given steps, which are put into the order of their times; those at one time keep theirs.
    ///
    /// - Complexity: O(n log n).
    public init(_ steps: [Step]) {
        let order = steps.indices.sorted { (steps[$0].time, $0) < (steps[$1].time, $1) }
        self.steps = order.map { steps[$0] }
    }

    /// When the last scene begins, in seconds; zero where there is none.
    public var duration: Double { steps.last?.time ?? 0 }

    /// The scene that the window has at a time: the last that has begun; `nil` before the first.
    ///
    /// - Complexity: O(n).
    public func scene(at time: Double) -> WindowScene? { steps.last { $0.time <= time }?.scene }
}
