import RegionModel

/// A scene by the names that a catalogue of devices knows it by.
public struct SceneReference: Hashable, Sendable {
    /// The device profile's name.
    public var device: String?
    /// The pose's name.
    public var pose: String?
    /// The window's name; absent for one that fills the display.
    public var window: String?
    /// The direction in which the user reads, where it is said.
    public var direction: LayoutDirection?

    /// A reference of the given parts.
    public init(
        device: String? = nil, pose: String? = nil, window: String? = nil, direction: LayoutDirection? = nil
    ) {
        self.device = device
        self.pose = pose
        self.window = window
        self.direction = direction
    }

    init(json: JSONField) throws(InputError) {
        try json.allowOnly(["device", "pose", "window", "direction"])
        self.init(
            device: try json.optional("device")?.string(), pose: try json.optional("pose")?.string(),
            window: try json.optional("window")?.string(),
            direction: try json.optional("direction")?.choice(of: LayoutDirection.self))
    }
}
