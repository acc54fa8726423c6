/// The state of a foldable device's hinge.
public struct DeviceHinge: Hashable, Sendable {
    /// How far the device is open, in the platform's judgement.
    public var status: Status
    /// The angle between the two halves: zero when closed, half a turn when flat.
    public var angle: Angle

    /// A hinge in the given state.
    public init(status: Status, angle: Angle) {
        self.status = status
        self.angle = angle
    }
}

extension DeviceHinge {
    /// How far a device is open. The platform decides it from the angle and the orientation.
    public struct Status: Hashable, Sendable {
        package let name: String

        package init(name: String) { self.name = name }

        /// Shut.
        public static var closed: Status { Status(name: "closed") }
        /// Open in part: a fold divides the inner display exactly now.
        public static var partiallyOpen: Status { Status(name: "partiallyOpen") }
        /// Open as far as the device allows.
        public static var fullyOpen: Status { Status(name: "fullyOpen") }

        package static let all: [Status] = [.closed, .partiallyOpen, .fullyOpen]
    }
}

extension DeviceHinge.Status: CustomStringConvertible {
    /// The name of the status, as it stands in documents.
    public var description: String { name }
}
