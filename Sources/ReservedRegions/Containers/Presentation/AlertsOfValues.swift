extension View {
    /// Presents an alert about a value while a flag is set and there is one.
    public func alert<Title: StringProtocol, Value, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
        @ViewBuilder actions: (Value) -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented && data != nil) { data.map(actions) }
    }

    /// Presents an alert about a value, with a message, while a flag is set and there is one.
    public func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
        @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
    ) -> some View {
        alert(title, isPresented: isPresented && data != nil) {
            data.map(actions)
        } message: {
            data.map(message)
        }
    }

    /// Presents an alert about a value, with a message, while a flag is set and there is one.
    @_disfavoredOverload
    public func alert<Value, Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
        @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
    ) -> some View {
        alert(titleKey.text, isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents a question about a value while a flag is set and there is one.
    public func confirmationDialog<Title: StringProtocol, Value, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Value?,
        @ViewBuilder actions: (Value) -> Actions
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented && data != nil, titleVisibility: titleVisibility) {
            data.map(actions)
        }
    }

    /// Presents a question about a value, with a message, while a flag is set and there is one.
    public func confirmationDialog<Title: StringProtocol, Value, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Value?,
        @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented && data != nil, titleVisibility: titleVisibility) {
            data.map(actions)
        } message: {
            data.map(message)
        }
    }
}

/// The flag, false while the condition is.
@MainActor
func && (flag: Binding<Bool>, condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && flag.wrappedValue }, set: { flag.wrappedValue = $0 })
}
