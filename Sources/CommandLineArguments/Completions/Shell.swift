/// A shell that completes what is typed.
public enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
