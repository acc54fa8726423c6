import Foundation
import RegionModel

/// Lines of text, as wide as they need to be up to what is proposed.
public struct Text: PrimitiveView {
    var string: String
    private var ownFont: Font?
    private var ownWeight: Font.Weight?
    private var isItalicItself = false
    private var ownColor: RGBA?

    /// Text that is shown as it is.
    public nonisolated init(verbatim content: String) { string = content }

    /// Text that is shown as it is.
    @_disfavoredOverload
    public nonisolated init<Content: StringProtocol>(_ content: Content) { string = String(content) }

    /// Composes the text with what it inherits.
    public func _compose(into composer: Composer) {
        let environment = composer.environment
        let request = request(in: environment)
        let tree = composer.tree
        composer.emitLeaf(.text) { index, isNew in
            if !isNew, let record = tree.objects[tree.nodes[Int(index)].payload] as? TextRecord {
                record.color = color(in: environment)
                if record.request == request { return }
            }
            tree.setObject(TextRecord(request, color: color(in: environment)), of: index)
            if !isNew { tree.noteChange(at: index) }
        }
    }

    /// The question to a measurer, of no particular width.
    nonisolated func request(in environment: EnvironmentValues) -> TextRequest {
        let font = ownFont ?? environment.font ?? .body
        let style = TextStyle(
            size: font.size, weight: (ownWeight ?? environment.fontWeight ?? font.weight).value,
            isItalic: isItalicItself || environment.isItalic || font.isItalic, isMonospaced: font.isMonospaced)
        return TextRequest(
            text: string, style: style, lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment, direction: environment.layoutDirection)
    }

    /// The text's colour in an environment.
    nonisolated func color(in environment: EnvironmentValues) -> RGBA? { ownColor ?? environment.foreground }

    private func changed(_ change: (inout Text) -> Void) -> Text {
        var text = self
        change(&text)
        return text
    }

    /// The text in another font.
    public func font(_ font: Font?) -> Text { changed { $0.ownFont = font } }
    /// The text in another weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.ownWeight = weight } }
    /// The text in bold.
    public func bold() -> Text { fontWeight(.bold) }
    /// The text, slanted.
    public func italic() -> Text { changed { $0.isItalicItself = true } }
    /// The text in another colour.
    public func foregroundStyle(_ color: Color) -> Text { changed { $0.ownColor = color.rgba } }
    /// The text in another colour.
    public func foregroundColor(_ color: Color?) -> Text { changed { $0.ownColor = color?.rgba } }
}

/// A text in the tree, with what was measured of it.
final class TextRecord {
    let request: TextRequest
    var color: RGBA?
    private var measured: [Double?: TextMeasurement] = [:]

    init(_ request: TextRequest, color: RGBA?) {
        self.request = request
        self.color = color
    }

    /// What the text takes for a proposal, NaN where there is none.
    ///
    /// Text is never wider than its longest line; a height that is proposed limits the lines to those that fit, at
    /// least one.
    func measure(width: Double, height: Double, with measurer: any TextMeasurer) -> TextMeasurement {
        let limit = width.isNaN || width == .infinity ? nil : max(0, width)
        let whole = measure(limit, lines: request.lineLimit, with: measurer)
        guard height.isFinite, whole.size.height > height + 1e-6, whole.lines.count > 1 else { return whole }
        let fitting = whole.lines.prefix { $0.frame.maxY <= height + 1e-6 }.count
        return measure(limit, lines: max(1, fitting), with: measurer)
    }

    private func measure(_ width: Double?, lines: Int?, with measurer: any TextMeasurer) -> TextMeasurement {
        let isUsual = lines == request.lineLimit
        if isUsual, let known = measured[width] { return known }
        var asked = request
        asked.width = width.map { CGFloat($0) }
        asked.lineLimit = lines
        let measurement = measurer.measure(asked)
        if isUsual {
            if measured.count >= 8 { measured.removeAll() }
            measured[width] = measurement
        }
        return measurement
    }
}
