/// How far the sections of a list are apart.
public struct ListSectionSpacing: Hashable, Sendable {
    private let number: Int

    /// As usual.
    public static let `default` = ListSectionSpacing(number: 0)
    /// Less than usual.
    public static let compact = ListSectionSpacing(number: 1)
}
