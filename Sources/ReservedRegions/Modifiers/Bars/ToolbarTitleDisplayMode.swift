/// How a toolbar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// As the bar before.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Large, below the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Small, in the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Large, in the bar; small here.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}
