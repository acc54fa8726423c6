import Foundation
import RegionModel

/// Writes the steps of a picture as SVG.
struct SVGWriter {
    private(set) var text = ""
    private var sheet: GlyphSheet
    private var open: [String] = []

    init(sheet: GlyphSheet) { self.sheet = sheet }

    /// The steps as SVG elements, and the sheet with the glyphs that they use.
    static func write(_ commands: [DrawCommand], using sheet: inout GlyphSheet) -> String {
        var writer = SVGWriter(sheet: sheet)
        for command in commands { writer.write(command) }
        sheet = writer.sheet
        return writer.text
    }

    private mutating func write(_ command: DrawCommand) {
        switch command {
        case .shape(let shape, .own(.gradient(let gradient), let pen)):
            let name = sheet.makeGradientName()
            text += gradient.svg(name: name)
            write(shape, " fill=\"url(#\(name))\"" + Self.attributes(pen))
        case .shape(let shape, let paint): write(shape, Self.attributes(paint))
        case .text(let run, let paint): write(run, Self.attributes(paint))
        case .beginClip(let rect, let radius):
            let name = sheet.makeClipName()
            text += "<clipPath id=\"\(name)\">"
            write(.rectangle(rect, cornerRadius: radius), "")
            text.removeLast()
            text += "</clipPath>\n<g clip-path=\"url(#\(name))\">\n"
        case .beginGroup(let title, let number):
            text += number.map { "<g data-mark=\"\($0)\">" } ?? "<g>"
            text += "<title>\(title.xmlEscaped)</title>\n"
        case .beginTurn(let angle, let point):
            let numbers = [angle.degrees, point.x, point.y].map { SVGNumber.format($0) }
            text += "<g transform=\"rotate(\(numbers.joined(separator: " ")))\">\n"
        case .end: text += "</g>\n"
        }
    }

    private mutating func write(_ shape: PictureShape, _ attributes: String) {
        let number = { (value: CGFloat) in SVGNumber.format(value) }
        switch shape {
        case .rectangle(let rect, let radius):
            text += "<rect\(attributes) x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" "
            text += "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
            text += radius > 0 ? " rx=\"\(number(radius))\"/>\n" : "/>\n"
        case .ellipse(let rect):
            text += "<ellipse\(attributes) cx=\"\(number(rect.midX))\" cy=\"\(number(rect.midY))\" "
            text += "rx=\"\(number(rect.width / 2))\" ry=\"\(number(rect.height / 2))\"/>\n"
        case .path(let path):
            let rule = path.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
            text += "<path\(attributes)\(rule) d=\"\(path.svgData)\"/>\n"
        }
    }

    private mutating func write(_ run: GlyphRun, _ attributes: String) {
        guard !run.glyphs.isEmpty else { return }
        let scale = SVGNumber.format(run.scaleX, decimals: 5)
        let scaleY = SVGNumber.format(run.scaleY, decimals: 5)
        let place = "\(SVGNumber.format(run.origin.x)) \(SVGNumber.format(run.origin.y))"
        let transform = "transform=\"translate(\(place))scale(\(scale == scaleY ? scale : "\(scale) \(scaleY)"))\""
        guard !sheet.sharesLines else {
            text += "<use href=\"#\(sheet.name(of: run))\"\(attributes) \(transform)/>\n"
            return
        }
        text += "<g\(attributes) \(transform)>"
        for glyph in run.glyphs {
            text += "<use href=\"#\(sheet.name(of: glyph.outline))\""
            if glyph.x != 0 { text += " x=\"\(glyph.x)\"" }
            if glyph.y != 0 { text += " y=\"\(glyph.y)\"" }
            text += "/>"
        }
        text += "</g>\n"
    }

    private static func attributes(_ paint: Paint) -> String {
        switch paint {
        case .style(let style): return " class=\"p-\(style.rawValue)\""
        case .own(.color(let color), let pen):
            let opacity = color.alpha < 1 ? " fill-opacity=\"\(SVGNumber.format(color.alpha))\"" : ""
            return " fill=\"\(color.css)\"\(opacity)" + attributes(pen)
        case .own(_, let pen): return " fill=\"none\"" + attributes(pen)
        }
    }

    private static func attributes(_ pen: Pen?) -> String {
        guard let pen else { return "" }
        var result = " stroke=\"\(pen.color.css)\""
        if pen.color.alpha < 1 { result += " stroke-opacity=\"\(SVGNumber.format(pen.color.alpha))\"" }
        result += " stroke-width=\"\(SVGNumber.format(pen.width))\""
        if pen.line.cap != .butt { result += " stroke-linecap=\"\(pen.line.cap.rawValue)\"" }
        if pen.line.join != .miter { result += " stroke-linejoin=\"\(pen.line.join.rawValue)\"" }
        guard !pen.line.dash.isEmpty else { return result }
        result += " stroke-dasharray=\"\(pen.line.dash.map { SVGNumber.format($0) }.joined(separator: " "))\""
        if pen.line.dashPhase != 0 { result += " stroke-dashoffset=\"\(SVGNumber.format(pen.line.dashPhase))\"" }
        return result
    }
}
