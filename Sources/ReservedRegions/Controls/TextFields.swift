import Foundation
import RegionModel

/// A line of text that people write.
public struct TextField<Label: View>: View {
    private let text: () -> String
    private let prompt: Text?
    private let label: Label
    private let axis: Axis

    fileprivate init(text: @escaping () -> String, prompt: Text?, axis: Axis = .horizontal, label: Label) {
        (self.text, self.prompt, self.axis, self.label) = (text, prompt, axis, label)
    }

    /// The text that was written, or else the prompt, or else the label.
    public var body: some View {
        WrittenText(text: text(), lines: axis == .horizontal ? 1 : nil) {
            if let prompt { prompt } else { label }
        }
        .control("TextField", .textField, label: ControlLabel.words(of: label))
    }
}

/// A line of text that is not shown while people write it.
public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    /// A line of hidden text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        (self.text, self.prompt, self.label) = (text, prompt, label())
    }

    /// A dot for each character, or else the prompt, or else the label.
    public var body: some View {
        WrittenText(text: String(repeating: "•", count: min(text.wrappedValue.count, 1000)), lines: 1) {
            if let prompt { prompt } else { label }
        }
        .control("SecureField", .textField, label: ControlLabel.words(of: label))
    }
}

/// Lines of text that people write; it takes the room it is offered.
public struct TextEditor: View {
    private let text: Binding<String>

    /// Lines of text.
    public init(text: Binding<String>) { self.text = text }

    // UITextView's insets: 8 points above and below, and 5 beside each line (textContainerInset, lineFragmentPadding).
    /// The text in its insets.
    public var body: some View {
        Text(text.wrappedValue)
            .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            .control("TextEditor", .textField)
    }
}

/// A text as wide as it is offered, or what stands in its place.
private struct WrittenText<Placeholder: View>: PrimitiveView {
    let text: String
    let lines: Int?
    let placeholder: Placeholder

    init(text: String, lines: Int?, @ViewBuilder placeholder: () -> Placeholder) {
        (self.text, self.lines, self.placeholder) = (text, lines, placeholder())
    }

    func _compose(into composer: Composer) {
        let isBordered = composer.environment.textFieldIsBordered
        Group {
            if text.isEmpty { placeholder.foregroundStyle(.placeholder) } else { Text(text) }
        }
        .lineLimit(lines)
        .frame(maxWidth: .infinity, alignment: .leading)
        // A bordered UITextField is 34 points high; with its line of 20 to 22 it has about 7 above and below.
        .padding(EdgeInsets(isBordered ? 7 : 0))
        .background(Color.white.opacity(isBordered ? 1 : 0), in: RoundedRectangle(cornerRadius: 5))
        ._compose(into: composer)
    }
}

extension EdgeInsets {
    fileprivate init(_ length: CGFloat) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}

extension TextField {
    /// A line of text with the given label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: { text.wrappedValue }, prompt: prompt, label: label())
    }

    /// A text that grows along an axis, with the given label.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: { text.wrappedValue }, prompt: prompt, axis: axis, label: label())
    }
}

extension TextField where Label == Text {
    /// A line of text.
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
        self.init(text: { text.wrappedValue }, prompt: nil, label: Text(title))
    }

    /// A line of text with a prompt.
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
        self.init(text: { text.wrappedValue }, prompt: prompt, label: Text(title))
    }

    /// A text that grows along an axis.
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
        self.init(text: { text.wrappedValue }, prompt: nil, axis: axis, label: Text(title))
    }

    /// A text that grows along an axis, with a prompt.
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: { text.wrappedValue }, prompt: prompt, axis: axis, label: Text(title))
    }

    /// A value that is written in a format.
    public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(text: { format.format(value.wrappedValue) }, prompt: prompt, label: Text(title))
    }
}

extension TextField where Label == Text {
    /// A value that a formatter writes.
    public init<Title: StringProtocol, Value>(
        _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(text: { formatter.string(for: value.wrappedValue) ?? "" }, prompt: prompt, label: Text(title))
    }
}

extension SecureField where Label == Text {
    /// A line of hidden text.
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
