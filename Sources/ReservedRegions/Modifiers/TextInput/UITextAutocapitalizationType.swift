/// Which letters a keyboard makes capitals; UIKit's name, which source uses with `autocapitalization(_:)`.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

extension View {
    /// Says which letters become capitals, under an older name; nobody types here.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
