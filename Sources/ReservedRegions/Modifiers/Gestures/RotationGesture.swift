import RegionModel

/// Two fingers that turn; `RotateGesture` tells more.
public struct RotationGesture: Gesture {
    /// How far the fingers have turned.
    public typealias Value = Angle
    /// The gesture is not made of others.
    public typealias Body = Never

    /// The least change that counts.
    public var minimumAngleDelta: Angle

    /// Two fingers, of whose turning a change of at least so much counts.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// No.
    public var _isPress: Bool { false }
}
