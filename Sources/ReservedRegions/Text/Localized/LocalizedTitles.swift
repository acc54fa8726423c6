import Foundation

// What is written out is a `String` to these controls; a key that is held in a variable needs its own door.

extension Button where Label == Text {
    /// A button with a text.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(titleKey.text, action: action)
    }

    /// A button with a text.
    ///
    /// - Parameter role: What pressing it means.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(titleKey.text, role: role, action: action)
    }
}

extension Button where Label == ReservedRegions.Label<Text, Image> {
    /// A button with a text and a symbol of the system's.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey.text, systemImage: systemImage, role: role, action: action)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text with a symbol of the system's.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(titleKey.text, systemImage: name)
    }
}

extension Toggle where Label == Text {
    /// A switch with a text.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(titleKey.text, isOn: isOn) }
}

extension Picker where Label == Text {
    /// A choice with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey.text, selection: selection, content: content)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Views with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey.text, content: content)
    }
}

extension NavigationLink where Label == Text {
    /// A way to a view, with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(titleKey.text, destination: destination)
    }
}

extension TextField where Label == Text {
    /// A field with a text that stands in it while nothing is typed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(titleKey.text, text: text, prompt: prompt)
    }
}

extension Menu where Label == Text {
    /// A menu with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey.text, content: content)
    }
}

extension Link where Label == Text {
    /// A link with a text.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(titleKey.text, destination: destination)
    }
}

extension View {
    /// Gives the view's title to the navigation bar around it.
    @_disfavoredOverload
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey.text) }

    /// Says what the view is called, for people who do not see it; reports name it so too.
    @_disfavoredOverload
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(key.text) }

    /// Presents an alert while a flag is set.
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { alert(titleKey.text, isPresented: isPresented, actions: actions) }

    /// Presents an alert with a message while a flag is set.
    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { alert(titleKey.text, isPresented: isPresented, actions: actions, message: message) }
}
