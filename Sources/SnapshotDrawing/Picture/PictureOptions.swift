/// What a picture shows.
public struct PictureOptions: Hashable, Sendable {
    /// What the picture is called, for people who hear it read; `nil` for the scene's name and size.
    public var title: String?
    /// Whether elements without text say their label or role.
    public var showsLabels: Bool
    /// Whether elements that contain no others are outlined finely.
    public var showsFrames: Bool
    /// Whether reserved regions are hatched and the safe area is outlined.
    public var showsRegions: Bool
    /// Whether reserved regions bear their names, which hide what lies beneath.
    public var namesRegions: Bool

    /// Options; by default everything is shown, and regions are not named.
    public init(
        title: String? = nil, showsLabels: Bool = true, showsFrames: Bool = true, showsRegions: Bool = true,
        namesRegions: Bool = false
    ) {
        self.title = title
        self.showsLabels = showsLabels
        self.showsFrames = showsFrames
        self.showsRegions = showsRegions
        self.namesRegions = namesRegions
    }
}
