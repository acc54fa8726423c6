/// Whether a view is presented, and a way to end that; `dismiss` is newer.
public struct PresentationMode {
    /// Whether the view is presented.
    public let isPresented: Bool
    let action: DismissAction

    /// Ends the presentation, if there is one.
    @MainActor public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    /// Whether the view is presented, and a way to end that; `dismiss` is newer.
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: isPresented, action: dismiss))
    }
}
