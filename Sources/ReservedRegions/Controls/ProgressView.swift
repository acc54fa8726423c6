import Foundation
import RegionModel

/// How far a task has come, or that one is going on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let share: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    @Environment(\.progressViewStyle) private var style

    fileprivate init(_ value: Double?, _ total: Double, label: Label, current: CurrentValueLabel) {
        let share = value.map { total > 0 && $0.isFinite ? min(max($0 / total, 0), 1) : 0 }
        (self.share, self.label, currentValueLabel) = (share, label, current)
    }

    /// What the style makes of the progress view.
    public var body: some View {
        StyledProgressView(
            style: style,
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: share, label: Label.self == EmptyView.self ? nil : StylePart(label),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : StylePart(currentValueLabel))
        )
        .control("ProgressView", .container, label: ControlLabel.words(of: label))
    }
}

private struct StyledProgressView: PrimitiveView {
    let style: (any ProgressViewStyle)?
    let configuration: ProgressViewStyleConfiguration

    func _compose(into composer: Composer) {
        guard let style else {
            return DefaultProgressViewStyle().makeBody(configuration: configuration)._compose(into: composer)
        }
        composer.withEnvironment({ $0.progressViewStyle = nil }) { compose(style, $0) }
    }

    private func compose(_ style: some ProgressViewStyle, _ composer: Composer) {
        let configuration = configuration
        composer.emitScope(style) { $0.makeBody(configuration: configuration) }
    }
}

/// A bar that is filled up to a share of its length.
struct BarView: View {
    let share: Double

    var body: some View {
        ControlDrawing(name: "Bar") { [share] context, size in
            let bar = { (length: CGFloat) in
                Path(
                    roundedRect: CGRect(x: 0, y: 0, width: length, height: size.height),
                    cornerRadius: size.height / 2)
            }
            context.fill(bar(size.width), with: .color(Color(white: 0.89)))
            context.fill(bar(size.width * share), with: .color(.accentColor))
        }
        .frame(height: 4)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// That a task is going on.
    public init() { self.init(nil, 1, label: EmptyView(), current: EmptyView()) }

    /// How far a task has come; `nil` where that is not known.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value.map { Double($0) }, Double(total), label: EmptyView(), current: EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// That a task is going on, with the given label.
    public init(@ViewBuilder label: () -> Label) { self.init(nil, 1, label: label(), current: EmptyView()) }

    /// How far a task has come, with the given label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value.map { Double($0) }, Double(total), label: label(), current: EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// That a task is going on, with a text.
    public init<Title: StringProtocol>(_ title: Title) {
        self.init(nil, 1, label: Text(title), current: EmptyView())
    }

    /// How far a task has come, with a text.
    public init<Title: StringProtocol, V: BinaryFloatingPoint>(_ title: Title, value: V?, total: V = 1.0) {
        self.init(value.map { Double($0) }, Double(total), label: Text(title), current: EmptyView())
    }
}

extension ProgressView {
    /// How far a task has come, with labels for the task and for the value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value.map { Double($0) }, Double(total), label: label(), current: currentValueLabel())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// How far a task of Foundation's has come.
    public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }

    // No time goes by here.
    /// How much of a time has gone by: nothing yet, so a bar that counts down is full.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(value: countsDown ? 1.0 : 0.0)
    }
}

extension ProgressView {
    /// How much of a time has gone by, with labels: nothing yet, so a bar that counts down is full.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: countsDown ? 1.0 : 0.0, label: label, currentValueLabel: currentValueLabel)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// The progress view that a style was asked for, to change its look further.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted, 1, label: configuration.label, current: configuration.currentValueLabel)
    }
}
