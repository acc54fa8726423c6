import Foundation

extension Picker {
    /// A choice with the given label, under an older form.
    public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}

extension GroupBox {
    /// Views in a box with the given label, under an older form.
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
}

extension TextField where Label == Text {
    /// A field with a text that stands in it while nothing is typed, under an older form; nobody types here.
    public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) { self.init(title, text: text) }
}
