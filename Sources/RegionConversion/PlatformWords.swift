import RegionModel

/// The vocabularies in which a window's regions can be read and written.
public enum PlatformWords: String, Hashable, CaseIterable, Sendable {
    /// This package's own: a `WindowScene`.
    case scene
    /// Android's, of Jetpack WindowManager and `DisplayCutout`: a `JetpackWindow`.
    case jetpack
    /// Flutter's, of `MediaQueryData`: a `FlutterWindow`.
    case flutter
    /// The web's, of CSS and its companions for scripts: a `WebWindow`.
    case css

    /// The words of a document, by the member that only these words have.
    ///
    /// - Throws: `InputError` where there is none, or where there are several.
    public init(of document: JSONField) throws(InputError) {
        let keys = try document.keys()
        let found = Self.allCases.filter { keys.contains($0.sign) }
        let signs = Self.allCases.map { "\"\($0.sign)\" (\($0.rawValue))" }.joined(separator: ", ")
        guard let words = found.first, found.count == 1 else {
            throw InputError(
                place: document.place,
                found: found.isEmpty
                    ? "no \"window\" and nothing like it" : found.map { "\"\($0.sign)\"" }.joined(separator: " and "),
                expected: "one of \(signs)")
        }
        self = words
    }

    private var sign: String {
        switch self {
        case .scene: "window"
        case .jetpack: "windowMetrics"
        case .flutter: "size"
        case .css: "viewport"
        }
    }

    /// The type of windows in these words; `nil` for a scene itself.
    public var window: (any PlatformWindow.Type)? {
        switch self {
        case .scene: nil
        case .jetpack: JetpackWindow.self
        case .flutter: FlutterWindow.self
        case .css: WebWindow.self
        }
    }
}
