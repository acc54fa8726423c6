/// What a view knows of the hinge of the device that it is shown on.
public struct DeviceHingeContext: Equatable, Sendable {
    /// The hinge; `nil` where there is none, or where nothing is known of it.
    public var hinge: DeviceHinge?

    package init(hinge: DeviceHinge? = nil) { self.hinge = hinge }
}
