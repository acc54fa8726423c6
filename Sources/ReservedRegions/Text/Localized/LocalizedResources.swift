import Foundation

// As in `LocalizedTitles`: a resource that is held in a variable needs its own door.

extension Button where Label == Text {
    /// A button with a text.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleResource.string, role: role, action: action)
    }
}

extension Button where Label == ReservedRegions.Label<Text, Image> {
    /// A button with a text and a symbol of the system's.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(titleResource.string, systemImage: systemImage, role: role, action: action)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text with a symbol of the system's.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(titleResource.string, systemImage: name)
    }
}

extension Toggle where Label == Text {
    /// A switch with a text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(titleResource.string, isOn: isOn)
    }
}

extension Picker where Label == Text {
    /// A choice with a text.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) {
        self.init(titleResource.string, selection: selection, content: content)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Views with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(titleResource.string, content: content)
    }
}

extension View {
    /// Gives the view's title to the navigation bar around it.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(titleResource.string)
    }

    /// Says what the view is called, for people who do not see it; reports name it so too.
    @_disfavoredOverload
    public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
        accessibilityLabel(resource.string)
    }
}
