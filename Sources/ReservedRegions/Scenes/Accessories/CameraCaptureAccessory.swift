/// What an app shows to those before the camera while it runs, as on a foldable device's outer display.
public nonisolated struct CameraCaptureAccessory<Content: View>: PrimitiveSceneAccessory {
    /// An accessory that shows the given views.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) {}

    /// An accessory that shows the given views while a binding says so.
    public init(isEnabled: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content) {}
}
