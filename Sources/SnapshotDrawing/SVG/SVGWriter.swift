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
        case .path(let path): text += "<path\(attributes) d=\"\(path.svgData)\"/>\n"
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
        case .own(let fill, let stroke, let strokeWidth):
            var result = " fill=\"\(fill?.css ?? "none")\""
            if let fill, fill.alpha < 1 { result += " fill-opacity=\"\(SVGNumber.format(fill.alpha))\"" }
            guard let stroke else { return result }
            result += " stroke=\"\(stroke.css)\""
            if stroke.alpha < 1 { result += " stroke-opacity=\"\(SVGNumber.format(stroke.alpha))\"" }
            return result + " stroke-width=\"\(SVGNumber.format(strokeWidth))\""
        }
    }
}
