/// How the platform shows what is handed to other apps; nothing is handed over here.
public struct SharePreview<Preview, Icon> {}

extension SharePreview {
    /// A title with a picture and an icon.
    public init<Title: StringProtocol>(_ title: Title, image: Preview, icon: Icon) {}
}

extension SharePreview where Icon == Never {
    /// A title with a picture.
    public init<Title: StringProtocol>(_ title: Title, image: Preview) {}
}

extension SharePreview where Preview == Never {
    /// A title with an icon.
    public init<Title: StringProtocol>(_ title: Title, icon: Icon) {}
}

extension SharePreview where Preview == Never, Icon == Never {
    /// A title.
    public init<Title: StringProtocol>(_ title: Title) {}
}
