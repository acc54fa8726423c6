import Foundation

extension View {
    /// Presents an alert that says what went wrong, while a flag is set and there is an error.
    public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(error.map(\.title) ?? "", isPresented: isPresented && error != nil, actions: actions)
    }

    /// Presents an alert that says what went wrong, with a message, while a flag is set and there is an error.
    public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
        @ViewBuilder message: (Failure) -> Message
    ) -> some View {
        alert(error.map(\.title) ?? "", isPresented: isPresented && error != nil) {
            error.map(actions)
        } message: {
            error.map(message)
        }
    }

    /// Presents an alert while a flag is set.
    public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(title.string, isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a message while a flag is set.
    public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        alert(title.string, isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents a question with several answers while a flag is set.
    public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        confirmationDialog(
            title.string, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a question with several answers and a message while a flag is set.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        confirmationDialog(
            title.string, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }
}

extension LocalizedError {
    fileprivate var title: String { errorDescription ?? localizedDescription }
}
