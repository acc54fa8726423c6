/// Something that went wrong while a view was laid out; the rest of the screen was laid out all the same.
public struct LayoutDiagnostic: Hashable, Sendable, Codable {
    /// The type of the view that caused it.
    public var view: String
    /// Where in the tree of views, as the names from the root joined by `/`.
    public var path: String
    /// What was found and what was done about it, in one sentence.
    public var message: String

    /// A diagnostic of the given view.
    public init(view: String, path: String, message: String) {
        self.view = view
        self.path = path
        self.message = message
    }
}
