/// Which way people who do not see a view change its value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Upwards.
    case increment
    /// Downwards.
    case decrement
}
