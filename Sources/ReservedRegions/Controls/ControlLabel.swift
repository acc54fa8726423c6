import RegionModel

/// A control's label as words, for controls that do not show it.
@MainActor
enum ControlLabel {
    /// The words of a label that is a text, or a text with a picture.
    static func words(of label: some View) -> String? {
        switch label {
        case let text as Text: text.string
        case let label as Label<Text, Image>: label.titleWords
        default: nil
        }
    }
}

extension Label where Title == Text, Icon == Image {
    fileprivate var titleWords: String { title.string }
}

/// A row of a label at the leading edge and what belongs to it at the trailing edge.
///
/// With its label hidden, the row is what belongs to it.
struct ControlRow<Title: View, Content: View>: PrimitiveView {
    let label: Title
    let content: Content

    init(label: Title, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    func _compose(into composer: Composer) {
        if composer.environment.hidesLabels { return content._compose(into: composer) }
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            content
        }._compose(into: composer)
    }
}

extension View {
    /// Says what kind of control the view is.
    func control(_ name: String, _ role: ElementRole? = nil, label: String? = nil) -> some View {
        modified(by: Semantics(label: label, role: role, name: name))
    }
}
