import RegionModel

/// Where a value is in its range.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let share: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private var ends: (minimum: AnyView, maximum: AnyView)?

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
        self.share = share.isFinite ? min(max(share, 0), 1) : 0
        (self.label, currentValueLabel) = (label, current)
    }

    /// The label, a bar and the label of the value.
    public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            label
            HStack(spacing: 8) {
                ends?.minimum
                BarView(share: share)
                ends?.maximum
            }
            currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .control("Gauge", .container, label: ControlLabel.words(of: label))
    }

    /// Where a value is in its range, with a label for it.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label: label(), current: currentValueLabel())
    }
}

extension Gauge {
    /// Where a value is in its range, with labels for it and for the range's ends.
    public init<V: BinaryFloatingPoint, Bounds: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> Bounds,
        @ViewBuilder maximumValueLabel: () -> Bounds
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
        ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
    }
}

extension Gauge where CurrentValueLabel == EmptyView {
    /// Where a value is in its range.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label) { EmptyView() }
    }
}
