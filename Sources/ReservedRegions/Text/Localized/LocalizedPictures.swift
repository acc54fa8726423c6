import Foundation

// As in `LocalizedTitles`: a key that is held in a variable needs its own door.

extension Button where Label == ReservedRegions.Label<Text, Image> {
    /// A button with a text and a picture of the app's.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey.text, image: image, role: role, action: action)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text with a picture of the app's.
    public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(titleKey.text, image: name) }
}

extension Toggle where Label == ReservedRegions.Label<Text, Image> {
    /// A switch with a text and a symbol of the system's.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(titleKey.text, systemImage: systemImage, isOn: isOn)
    }
}

extension Picker where Label == ReservedRegions.Label<Text, Image> {
    /// A choice with a text and a symbol of the system's.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey.text, systemImage: systemImage, selection: selection, content: content)
    }
}

extension Menu where Label == ReservedRegions.Label<Text, Image> {
    /// A menu with a text and a symbol of the system's.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(titleKey.text, systemImage: systemImage, content: content)
    }
}

extension ContentUnavailableView
where Label == ReservedRegions.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A picture of the app's, a title and a text for what is missing.
    public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(titleKey.text, image: name, description: description)
    }
}
