/// What an app shows on another display, where nobody can touch it.
public nonisolated struct ExternalNonInteractiveAccessory<Content: View>: PrimitiveSceneAccessory {
    /// An accessory that shows the given views.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) {}

    /// An accessory that shows the given views while a binding says so.
    public init(isEnabled: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content) {}
}
