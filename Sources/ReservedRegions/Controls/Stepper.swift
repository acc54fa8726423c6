import Foundation
import RegionModel

/// A value that is made larger and smaller in steps.
public struct Stepper<Label: View>: View {
    private let label: Label

    private init(label: Label) { self.label = label }

    // UIStepper is 94 × 32 points (its intrinsic size since iOS 13).
    /// The label and, at the trailing edge, two buttons of 94 × 32 points together.
    public var body: some View {
        ControlRow(label: label) {
            HStack(spacing: 0) {
                StepButton(name: "Decrement", symbol: "−")
                StepButton(name: "Increment", symbol: "+")
            }
            .background(FillShapeStyle(), in: RoundedRectangle(cornerRadius: 8))
        }
        .control("Stepper", .container, label: ControlLabel.words(of: label))
    }
}

private struct StepButton: View {
    let name: String
    let symbol: String

    var body: some View {
        Text(symbol).lineLimit(1).frame(width: 47, height: 32).control(name, .button, label: name)
    }
}

extension Stepper {
    /// A stepper that runs an action for each step.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label())
    }

    /// A stepper of a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label())
    }

    /// A stepper of a value of a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label())
    }
}

extension Stepper where Label == Text {
    /// A stepper with a text that runs an action for each step.
    public init<Title: StringProtocol>(
        _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title))
    }

    /// A stepper of a value, with a text.
    public init<Title: StringProtocol, V: Strideable>(
        _ title: Title, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title))
    }

    /// A stepper of a value of a range, with a text.
    public init<Title: StringProtocol, V: Strideable>(
        _ title: Title, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title))
    }
}

extension Stepper where Label == Text {
    /// A stepper of a value that it writes beside its text.
    public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        self.init(label: Text("\(String(title)) \(format.format(value.wrappedValue))"))
    }

    /// A stepper of a value of a range that it writes beside its text.
    public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        self.init(title, value: value, step: step, format: format)
    }
}
