import Foundation

/// How much room a preview has.
public enum PreviewLayout: Hashable, Sendable {
    /// That of the device.
    case device
    /// That of the view.
    case sizeThatFits
    /// So many points.
    case fixed(width: CGFloat, height: CGFloat)
}
