import Foundation

/// Where the two panes of an arrangement lie.
public struct ArrangedPanes: Hashable, Sendable {
    /// The primary pane's frame in points, in the container's space.
    public var primary: CGRect
    /// The secondary pane's frame in points, in the container's space.
    public var secondary: CGRect
    /// The axis along which the panes lie beside one another; `nil` where they do not.
    public var axis: PaneAxis?
    /// Whether the primary pane is shown.
    public var isPrimaryShown = true
    /// Whether the secondary pane is shown.
    public var isSecondaryShown = true

    /// Whether both panes are shown in the same place, the primary one in front.
    public var areLayered: Bool { axis == nil && isPrimaryShown && isSecondaryShown }

    /// The same panes in a mirror at the middle of a container.
    func mirrored(in container: CGRect) -> ArrangedPanes {
        var mirrored = self
        mirrored.primary = primary.mirrored(inWidth: container.minX + container.maxX)
        mirrored.secondary = secondary.mirrored(inWidth: container.minX + container.maxX)
        return mirrored
    }
}
