/// How an arrangement view lays its two views out.
@MainActor @preconcurrency
public protocol ArrangementViewStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What a style knows of an arrangement.
    typealias Configuration = ArrangementViewStyleConfiguration
    /// The two views, laid out.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

extension View {
    /// Sets how the arrangement views in the view lay their two views out.
    public func arrangementViewStyle(_ style: some ArrangementViewStyle) -> some View {
        modified(by: EnvironmentChange { $0.arrangementViewStyle = style })
    }
}

private enum ArrangementViewStyleKey: EnvironmentKey {
    static var defaultValue: (any ArrangementViewStyle)? { nil }
}

extension EnvironmentValues {
    /// How arrangement views lay their two views out; `nil` for the platform's way.
    var arrangementViewStyle: (any ArrangementViewStyle)? {
        get { self[ArrangementViewStyleKey.self] }
        set { self[ArrangementViewStyleKey.self] = newValue }
    }
}
