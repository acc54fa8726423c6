/// The direction in which lines of text and rows of views run.
public enum LayoutDirection: String, Hashable, CaseIterable, Sendable, Codable {
    /// From left to right, as in Latin script.
    case leftToRight
    /// From right to left, as in Arabic and Hebrew script.
    case rightToLeft
}

extension LayoutDirection {
    /// The direction as people say it, as in `left to right`.
    package var inWords: String {
        switch self {
        case .leftToRight: "left to right"
        case .rightToLeft: "right to left"
        }
    }
}
