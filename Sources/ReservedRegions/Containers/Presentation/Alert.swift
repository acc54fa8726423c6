/// An alert with a title, a message and one or two buttons; `alert(_:isPresented:actions:message:)` is newer.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }

        /// A button that gives up.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// A button that gives up.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
        }

        /// A button that loses something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message) = (title, message)
        buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

extension View {
    /// Presents an alert while a flag is set, under an older form.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        presents(.alert, isPresented) {
            content().view
        }
    }
}

extension Alert {
    @MainActor fileprivate var view: some View {
        AlertContent(
            title: title, message: message,
            actions: ForEach(buttons.indices, id: \.self) { index in
                let button = buttons[index]
                ReservedRegions.Button(role: button.role) {
                    button.action?()
                } label: {
                    button.label
                }
            })
    }
}
