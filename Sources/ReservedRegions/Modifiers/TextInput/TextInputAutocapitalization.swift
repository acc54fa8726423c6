/// Which letters a keyboard makes capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let number: Int

    /// None.
    public static let never = TextInputAutocapitalization(number: 0)
    /// The first of each word.
    public static let words = TextInputAutocapitalization(number: 1)
    /// The first of each sentence.
    public static let sentences = TextInputAutocapitalization(number: 2)
    /// All.
    public static let characters = TextInputAutocapitalization(number: 3)
}
