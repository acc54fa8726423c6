/// What a style knows of an arrangement: its two views.
public struct ArrangementViewStyleConfiguration {
    /// The view that matters more, of any type.
    public typealias Primary = StylePart
    /// The view beside or behind it, of any type.
    public typealias Secondary = StylePart

    /// The view that matters more.
    public let primary: Primary
    /// The view beside or behind it.
    public let secondary: Secondary
}
