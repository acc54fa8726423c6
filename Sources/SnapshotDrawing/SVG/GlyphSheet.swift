import Foundation

/// What the pictures of one page share: the outlines of their lines of text, and the hatches of the regions.
///
/// A page has the same lines in many pictures. Shared as wholes they take a fraction of the elements that their glyphs
/// would, and a browser opens the page in half the time. A picture on its own shares glyphs instead, as its lines differ.
///
/// Draw all pictures with one sheet, then put `definitions` into the page, once, and `PictureTheme.styleSheet` into
/// its style. The same pictures in the same order give the same text.
public struct GlyphSheet: Sendable {
    private var numbers: [GlyphID: Int] = [:]
    private var outlines: [GlyphOutline] = []
    private var lineNumbers: [[PlacedGlyph]: Int] = [:]
    private var lines: [VectorPath] = []
    private var clipCount = 0
    /// Whether lines are shared as wholes, rather than glyph by glyph.
    let sharesLines: Bool
    private var gradientCount = 0

    /// An empty sheet for a page.
    public init() { self.init(sharesLines: true) }

    init(sharesLines: Bool) { self.sharesLines = sharesLines }

    /// The name that `<use>` refers to.
    mutating func name(of run: GlyphRun) -> String {
        let key = run.glyphs.map { PlacedGlyph(id: $0.outline.id, x: $0.x, y: $0.y) }
        if let number = lineNumbers[key] { return Self.lineName(number) }
        lineNumbers[key] = lines.count
        lines.append(run.outline)
        return Self.lineName(lines.count - 1)
    }

    private static func lineName(_ number: Int) -> String { "l" + String(number, radix: 36) }

    /// The name that `<use>` refers to.
    mutating func name(of outline: GlyphOutline) -> String {
        if let number = numbers[outline.id] { return Self.name(number) }
        numbers[outline.id] = outlines.count
        outlines.append(outline)
        return Self.name(outlines.count - 1)
    }

    /// A name for a clip path that no other picture of the page has.
    mutating func makeClipName() -> String {
        clipCount += 1
        return "p-clip\(clipCount)"
    }

    /// A name for a gradient that no other picture of the page has.
    mutating func makeGradientName() -> String {
        gradientCount += 1
        return "p-gradient\(gradientCount)"
    }

    private static func name(_ number: Int) -> String { "g" + String(number, radix: 36) }

    /// An `<svg>` element without size that holds what the pictures refer to; it belongs into the page's body, before
    /// the pictures or after them.
    public var definitions: String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" style=\"position:absolute\" "
            + "aria-hidden=\"true\">\(contents)</svg>\n"
    }

    /// The `<defs>` element alone.
    var contents: String {
        var result = "<defs>\n"
        for style in PictureStyle.allCases {
            guard let hatch = style.hatch else { continue }
            let side = SVGNumber.format(hatch.spacing)
            let middle = SVGNumber.format(hatch.spacing / 2)
            result +=
                "<pattern id=\"p-\(style.rawValue)\" width=\"\(side)\" height=\"\(side)\" "
                + "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(\(SVGNumber.format(hatch.angle)))\">"
                + "<path class=\"p-\(hatch.lines.rawValue)\" d=\"M0 \(middle)h\(side)\"/></pattern>\n"
        }
        for (number, outline) in outlines.enumerated() {
            result += "<path id=\"\(Self.name(number))\" d=\"\(outline.path.svgData)\"/>\n"
        }
        for (number, line) in lines.enumerated() {
            result += "<path id=\"\(Self.lineName(number))\" d=\"\(line.svgData)\"/>\n"
        }
        return result + "</defs>\n"
    }
}

extension GlyphSheet {
    /// What tells one line from another, wherever and in whatever size it is drawn.
    private struct PlacedGlyph: Hashable, Sendable {
        let id: GlyphID
        let x: Int
        let y: Int
    }
}
