/// In which order the items of a menu stand.
public struct MenuOrder: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = MenuOrder(number: 0)
    /// The first nearest to the finger.
    public static let priority = MenuOrder(number: 1)
    /// From top to bottom.
    public static let fixed = MenuOrder(number: 2)
}
