/// The settings of an app on the Mac; no window here shows them.
public struct Settings<Content: View>: Scene {
    /// Settings are not made of other scenes.
    public typealias Body = Never

    /// Settings that show the given views.
    public init(@ViewBuilder content: () -> Content) {}

    /// None.
    public var _window: AnyView? { nil }
}
