/// The container whose background is set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let number: Int

    /// A navigation stack.
    public static let navigation = ContainerBackgroundPlacement(number: 0)
    /// A navigation split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(number: 1)
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(number: 2)
    /// A window.
    public static let window = ContainerBackgroundPlacement(number: 3)
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(number: 4)
}
