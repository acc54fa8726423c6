/// Which part of a text is left out where it does not fit its last line.
public enum TruncationMode: String, Hashable, CaseIterable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle

    /// The text with an ellipsis, of which `count` characters are left.
    package func shorten(_ text: some StringProtocol, to count: Int) -> String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        func trimmedEnd(_ part: some StringProtocol) -> String {
            String(part.reversed().drop(while: isSpace).reversed())
        }
        switch self {
        case .head: return "…" + text.suffix(count).drop(while: isSpace)
        case .tail: return trimmedEnd(text.prefix(count)) + "…"
        case .middle:
            return trimmedEnd(text.prefix((count + 1) / 2)) + "…" + text.suffix(count / 2).drop(while: isSpace)
        }
    }
}
