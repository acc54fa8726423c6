import Foundation

// As in `LocalizedTitles`: a key that is held in a variable needs its own door.

extension TextField where Label == Text {
    /// A value that is written in a format.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(titleKey.text, value: value, format: format, prompt: prompt)
    }
}

extension Stepper where Label == Text {
    /// A value between bounds that people change step by step, with a text.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey.text, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a text that runs an action for each step.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            titleKey.text, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
}

extension ColorPicker where Label == Text {
    /// A choice of a colour with a text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(titleKey.text, selection: selection, supportsOpacity: supportsOpacity)
    }
}

extension DatePicker where Label == Text {
    /// A choice of a date from the start of a range on, with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(titleKey.text, selection: selection, in: range, displayedComponents: displayedComponents)
    }

    /// A choice of a date up to the end of a range, with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(titleKey.text, selection: selection, in: range, displayedComponents: displayedComponents)
    }

    /// A choice of a date in a range, with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(titleKey.text, selection: selection, in: range, displayedComponents: displayedComponents)
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// A way to a value, with a text.
    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
        self.init(titleKey.text, value: value)
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A value in a format, with a text.
    public init<Format: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(titleKey.text, value: value, format: format)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Views with a title, shown while a value is true.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(titleKey.text, isExpanded: isExpanded, content: content)
    }
}

extension View {
    /// Presents a question with several answers while a flag is set.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        confirmationDialog(
            titleKey.text, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a question with several answers and a message while a flag is set.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        confirmationDialog(
            titleKey.text, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Says what people who do not see the view can do with it.
    @_disfavoredOverload
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }
}
