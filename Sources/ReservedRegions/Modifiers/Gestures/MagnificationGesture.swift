import Foundation

/// Two fingers that move apart or together; `MagnifyGesture` tells more.
public struct MagnificationGesture: Gesture {
    /// How far the fingers are apart, 1 for as far as when they began.
    public typealias Value = CGFloat
    /// The gesture is not made of others.
    public typealias Body = Never

    /// The least change that counts.
    public var minimumScaleDelta: CGFloat

    /// Two fingers, of whose distance a change of at least so much counts.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// No.
    public var _isPress: Bool { false }
}
