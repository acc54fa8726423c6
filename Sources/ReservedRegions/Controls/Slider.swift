import Foundation
import RegionModel

/// A value of a range, set by moving a thumb.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let share: () -> Double
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel

    fileprivate init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>, _ bounds: ClosedRange<Value>, label: Label, minimum: ValueLabel,
        maximum: ValueLabel
    ) {
        share = {
            let length = Double(bounds.upperBound - bounds.lowerBound)
            guard length > 0 else { return 0 }
            let share = Double(value.wrappedValue - bounds.lowerBound) / length
            return share.isFinite ? min(max(share, 0), 1) : 0
        }
        (self.label, minimumValueLabel, maximumValueLabel) = (label, minimum, maximum)
    }

    /// The thumb on its track, between the labels of the smallest and the largest value.
    public var body: some View {
        let share = share()
        HStack(spacing: 8) {
            minimumValueLabel
            // UISlider is 31 points high and as wide as it is made (its intrinsic size, up to iOS 18).
            ControlDrawing { context, size in Self.draw(share, &context, size) }.frame(height: 31)
            maximumValueLabel
        }
        .control("Slider", .slider, label: ControlLabel.words(of: label))
    }

    private static func draw(_ share: Double, _ context: inout GraphicsContext, _ size: CGSize) {
        let (middle, thumb) = (size.height / 2, 27.0)
        let x = thumb / 2 + max(0, size.width - thumb) * share
        let track = { (length: CGFloat) in
            Path(roundedRect: CGRect(x: 0, y: middle - 2, width: length, height: 4), cornerRadius: 2)
        }
        context.fill(track(size.width), with: .color(Color(white: 0.89)))
        context.fill(track(x), with: .color(.accentColor))
        let circle = Path(ellipseIn: CGRect(x: x - thumb / 2, y: middle - thumb / 2, width: thumb, height: thumb))
        context.fill(circle, with: .color(.white))
        context.stroke(circle, with: .color(Color(white: 0, opacity: 0.12)), lineWidth: 0.5)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A value of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }

    /// A value of a range in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A value of a range, with a label that is not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }

    /// A value of a range in steps, with a label that is not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider {
    /// A value of a range, with labels at its ends and one that is not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// A value of a range in steps, with labels at its ends and one that is not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
}
