import Foundation

// As in `LocalizedTitles`: a key that is held in a variable needs its own door.

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// That a task is going on, with a text.
    public init(_ titleKey: LocalizedStringKey) { self.init(titleKey.text) }

    /// How far a task has come, with a text.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(titleKey.text, value: value, total: total)
    }
}

extension DatePicker where Label == Text {
    /// A choice of a date with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(titleKey.text, selection: selection, displayedComponents: displayedComponents)
    }
}

extension SecureField where Label == Text {
    /// A field that hides what is typed, with a text that stands in it until then.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(titleKey.text, text: text, prompt: prompt)
    }
}

extension TextField where Label == Text {
    /// A field that grows along an axis, with a text that stands in it while nothing is typed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(titleKey.text, text: text, axis: axis)
    }
}

extension Stepper where Label == Text {
    /// A value that people change step by step, with a text.
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
        self.init(titleKey.text, value: value, step: step)
    }

    /// A value between bounds that people change step by step, with a text.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        self.init(titleKey.text, value: value, in: bounds, step: step)
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with the words that the platform has for what it means.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// The words that the platform has for what a button means.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// The words.
    public var body: some View { Text(verbatim: role.words) }
}

extension ButtonRole {
    fileprivate var words: String {
        switch self {
        case .cancel: "Cancel"
        case .close: "Close"
        case .destructive: "Delete"
        default: "Done"
        }
    }
}

extension View {
    /// Says what value the view has, for people who do not see it.
    @_disfavoredOverload
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

    /// Says what the view is for, for people who do not see it.
    @_disfavoredOverload
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// Says what a view says when a pointer rests on it; there is none here.
    @_disfavoredOverload
    public func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// Puts a text beside the view in a list or on its tab; it takes no room here.
    @_disfavoredOverload
    public func badge(_ key: LocalizedStringKey?) -> some View { self }

    /// Lets people search; the field takes no room here.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }
}
