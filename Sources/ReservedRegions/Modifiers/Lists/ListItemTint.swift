/// How the symbols of rows are coloured.
public struct ListItemTint: Sendable {
    /// In a colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    /// In a colour that gives way to the system's.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
    /// In grey.
    public static let monochrome = ListItemTint()
}
