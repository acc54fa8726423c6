import Foundation
import RegionModel

/// Lines of text, as wide as they need to be up to what is proposed.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
    let string: String
    var attributes = Attributes()

    /// What a text says of itself; what it leaves open it inherits.
    struct Attributes: Equatable {
        var font: Font?
        var weight: Font.Weight?
        var isItalic: Bool?
        var isMonospaced: Bool?
        var hasMonospacedDigits: Bool?
        var tracking: CGFloat?
        var baselineOffset: CGFloat?
        var color: RGBA?
    }

    /// Text that is shown as it is.
    public nonisolated init(verbatim content: String) { string = content }

    /// Text that is shown as it is.
    @_disfavoredOverload
    public nonisolated init<Content: StringProtocol>(_ content: Content) { string = String(content) }

    /// Text by the key of its translation. There are no translations here: the key itself is shown.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        string = key.text
    }

    /// Composes the text with what it inherits.
    @MainActor public func _compose(into composer: Composer) {
        let environment = composer.environment
        let setting = setting(in: environment)
        let tree = composer.tree
        composer.emitLeaf(.text) { index, isNew in
            tree.setAvoidance(environment.text.avoidance, of: index)
            if !isNew, let record = tree.objects[tree.nodes[Int(index)].payload] as? TextRecord {
                record.color = color(in: environment)
                if record.setting == setting { return }
            }
            tree.setObject(TextRecord(setting, color: color(in: environment)), of: index)
            if !isNew { tree.noteChange(at: index) }
        }
    }

    /// How the text is to be set in an environment.
    nonisolated func setting(in environment: EnvironmentValues) -> TextSetting {
        let inherited = environment.text
        return TextSetting(
            request: request(in: environment), minimumLines: inherited.minimumLines,
            minimumScale: inherited.minimumScale, baselineOffset: attributes.baselineOffset ?? inherited.baselineOffset)
    }

    /// The question to a measurer, of no particular width.
    nonisolated func request(in environment: EnvironmentValues) -> TextRequest {
        let inherited = environment.text
        let font = attributes.font ?? environment.font ?? .body
        let style = TextStyle(
            size: font.size(for: inherited.size),
            weight: (attributes.weight ?? environment.fontWeight ?? font.weight).value,
            isItalic: attributes.isItalic ?? (environment.isItalic || font.isItalic),
            isMonospaced: attributes.isMonospaced ?? (inherited.isMonospaced || font.isMonospaced),
            hasMonospacedDigits: attributes.hasMonospacedDigits
                ?? (inherited.hasMonospacedDigits || font.hasMonospacedDigits),
            tracking: attributes.tracking ?? inherited.tracking)
        return TextRequest(
            text: inherited.letterCase?.apply(to: string) ?? string, style: style, lineLimit: environment.lineLimit,
            truncation: inherited.truncation, lineSpacing: inherited.lineSpacing,
            alignment: environment.multilineTextAlignment, direction: environment.layoutDirection)
    }

    /// The text's colour in an environment.
    nonisolated func color(in environment: EnvironmentValues) -> RGBA? { attributes.color ?? environment.foreground }
}
