extension View {
    /// Presents an alert while a flag is set.
    public func alert<Title: StringProtocol, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Presents an alert with a message while a flag is set.
    public func alert<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        presents(.alert, isPresented) {
            AlertContent(title: Text(title), message: message(), actions: actions())
        }
    }

    /// Presents a question with several answers while a flag is set.
    public func confirmationDialog<Title: StringProtocol, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a question with several answers and a message while a flag is set.
    public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        presents(.alert, isPresented) {
            AlertContent(
                title: titleVisibility == .visible ? Text(title) : nil, message: message(), actions: actions())
        }
    }
}

/// What an alert shows: title, message and answers, one below the other.
struct AlertContent<Message: View, Actions: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions

    var body: some View {
        VStack(spacing: 8) {
            title?.font(.headline)
            message.font(.subheadline)
            VStack(spacing: 16) { actions }.padding(.top, 8)
        }
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(minWidth: 270)
    }
}
