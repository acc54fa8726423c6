import RegionModel

/// When a device's hinge counts as closed, partly open or fully open.
///
/// Platforms document no angles; a profile has those that were measured. The status has a memory: an opening hinge and a
/// closing one change it at different angles, and one that stands still keeps it.
public struct HingeRule: Hashable, Sendable {
    /// The angle from which a closed hinge that is being opened is partly open.
    public let opensAt: Angle
    /// The angle down to which a hinge that is being closed stays open; at it and below, it is closed.
    public let closesAt: Angle
    /// The angle from which the hinge is fully open, whichever way it turns.
    public let fullyOpenFrom: Angle
    /// The names of the divisions that are active exactly while the hinge is partly open.
    public let folds: [String]

    /// The hinge after it was turned.
    ///
    /// - Parameters:
    ///   - angle: Where it was turned to.
    ///   - previous: The hinge before, or `nil` where nothing is known of it: it is then taken to come from closed.
    public func hinge(turnedTo angle: Angle, from previous: DeviceHinge? = nil) -> DeviceHinge {
        DeviceHinge(status: status(at: angle, after: previous), angle: angle)
    }

    private func status(at angle: Angle, after previous: DeviceHinge?) -> DeviceHinge.Status {
        guard let previous else {
            return status(at: angle, after: DeviceHinge(status: .closed, angle: .zero))
        }
        if angle == previous.angle { return previous.status }
        if angle >= fullyOpenFrom { return .fullyOpen }
        if angle > previous.angle {
            return previous.status == .closed && angle < opensAt ? .closed : .partiallyOpen
        }
        return previous.status == .closed || angle <= closesAt ? .closed : .partiallyOpen
    }
}
