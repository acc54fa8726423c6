import RegionModel

extension EnvironmentValues {
    /// The side of the window where the platform prefers to put a bar that runs from top to bottom, whether there is one
    /// or not; `nil` where it never does, and under `toolbarVerticalBehavior(.disabled)`.
    ///
    /// The bar keeps its side of the hardware, so the same bar is at the trailing edge of a view that reads from left to
    /// right and at the leading edge of one that reads from right to left.
    public var toolbarVerticalEdge: HorizontalEdge? {
        guard toolbarVerticalBehavior != .disabled, let edge = barMetrics.uprightBar?.edge else { return nil }
        return (edge == .left) == (layoutDirection == .leftToRight) ? .leading : .trailing
    }

    var toolbarVerticalBehavior: ToolbarVerticalBehavior {
        get { self[ToolbarVerticalBehaviorKey.self] }
        set { self[ToolbarVerticalBehaviorKey.self] = newValue }
    }
}

private enum ToolbarVerticalBehaviorKey: EnvironmentKey {
    static var defaultValue: ToolbarVerticalBehavior { .automatic }
}

extension View {
    /// Says whether bars may stand beside the camera of a device that has them there; views below are told by
    /// `toolbarVerticalEdge`, and containers below put their bars at the top and bottom where they may not.
    public func toolbarVerticalBehavior(_ behavior: ToolbarVerticalBehavior) -> some View {
        environment(\.toolbarVerticalBehavior, behavior)
    }

    /// Says which bar gives way where several share a vertical strip. The items of toolbars do here, whatever is said.
    public func toolbarVerticalCompressionBehavior(_ behavior: ToolbarVerticalCompressionBehavior) -> some View { self }
}

/// How bars beside a camera behave.
public struct ToolbarVerticalBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = ToolbarVerticalBehavior(number: 0)
    /// There are none.
    public static let disabled = ToolbarVerticalBehavior(number: 1)
}
