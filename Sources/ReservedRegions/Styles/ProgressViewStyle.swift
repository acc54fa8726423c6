import Foundation

/// What a progress view looks like.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the progress view's look.
    associatedtype Body: View
    /// What a style knows of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// The progress view's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
    /// What the progress view says.
    public typealias Label = StylePart
    /// What it says of its value.
    public typealias CurrentValueLabel = StylePart

    /// How far the task has come, from 0 to 1; `nil` where that is not known.
    public let fractionCompleted: Double?
    /// What the progress view says.
    public var label: Label?
    /// What it says of its value.
    public var currentValueLabel: CurrentValueLabel?
}

/// A bar where something is known of the value, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// A bar or a wheel.
    public nonisolated init() {}

    /// A bar between the labels, or a wheel above the label.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar between the labels.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// A bar.
    public nonisolated init() {}
    /// A bar in a colour of its own; it is drawn in the colour of controls here.
    public nonisolated init(tint: Color) {}

    // UIProgressView is 4 points high and as wide as it is made.
    /// A bar of 4 points between the labels; an empty one where nothing is known of the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            BarView(share: configuration.fractionCompleted ?? 0)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A wheel above the label.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// A wheel.
    public nonisolated init() { tint = nil }
    /// A wheel in a colour of its own.
    public nonisolated init(tint: Color) { self.tint = tint }

    // UIActivityIndicatorView is 20 × 20 points.
    /// A wheel of 20 points above the label.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            Circle().inset(by: 2).stroke(tint ?? .gray, style: StrokeStyle(lineWidth: 3, dash: [3, 3]))
                .frame(width: 20, height: 20)
            configuration.label.foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where something is known of the value, else a wheel.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar between the labels.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel above the label.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// Sets the look of the progress views in the view.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.progressViewStyle = style })
    }
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: (any ProgressViewStyle)? { nil }
}

extension EnvironmentValues {
    /// The look of progress views; `nil` for the platform's.
    var progressViewStyle: (any ProgressViewStyle)? {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}
