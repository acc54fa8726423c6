import ReservedRegions

/// A boundary within a long list of modifiers.
///
/// Each modifier is a type around the last one's, so that without boundaries a long list would make ever larger values;
/// and the engine defers the body of a view of one's own that is deeply nested, which keeps the call stack short.
struct DocumentScope: View {
    let content: AnyView

    /// How many modifiers may stand between two boundaries.
    static let modifierCount = 8

    init(_ content: any View) { self.content = AnyView(content) }

    var body: some View { content }
}
