import CPangoCairo
import Foundation
import RegionModel

extension TextEngine {
    /// The text of a request as Pango sets it on one line a paragraph.
    ///
    /// - Complexity: O(n) in the characters.
    func shape(_ request: TextRequest) -> ShapedText {
        let text = request.text.drawable(limit: Self.textLimit)
        let font = ShapingFont(request.style, for: text)
        let own = metrics(of: request.style)
        return withLayout(of: text, font: font, direction: request.direction, isFixed: false) { layout in
            var glyphs = ShapedGlyphs(byteCount: text.utf8.count, font: font, own: own)
            var paragraphs: [ShapedParagraph] = []
            let ends = Self.wordEnds(in: layout, text: text)
            var nextEnd = 0
            for number in 0..<pango_layout_get_line_count(layout) {
                guard let line = pango_layout_get_line_readonly(layout, number) else { break }
                glyphs.add(line)
                let start = Int(pango_layout_line_get_start_index(line))
                let bytes = start..<start + Int(pango_layout_line_get_length(line))
                let isReversed = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
                let words = Self.words(of: text, bytes, ends: ends, from: &nextEnd, glyphs: glyphs)
                paragraphs.append(
                    ShapedParagraph(
                        text: String(text.utf8[bytes]), direction: isReversed ? .rightToLeft : .leftToRight,
                        offsets: glyphs.offsets(of: bytes),
                        endSpacing: font.points(font.letterSpacing), words: words))
            }
            return ShapedText(paragraphs: paragraphs, metrics: own)
        }
    }

    /// The bytes before which a line may break, in order.
    private static func wordEnds(in layout: OpaquePointer?, text: String) -> [Int] {
        var count: Int32 = 0
        guard let characters = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
        var ends: [Int] = []
        var (place, character) = (0, 0)
        for byte in text.utf8 {
            if byte & 0xC0 != 0x80 {
                if character < count, region_can_break_before(characters + character), place > 0 { ends.append(place) }
                character += 1
            }
            place += 1
        }
        return ends
    }

    /// The words of a paragraph, each without the spaces after it.
    private static func words(
        of text: String, _ bytes: Range<Int>, ends: [Int], from nextEnd: inout Int, glyphs: ShapedGlyphs
    ) -> [ShapedWord] {
        var words: [ShapedWord] = []
        var start = bytes.lowerBound
        while start < bytes.upperBound {
            while nextEnd < ends.count, ends[nextEnd] <= start { nextEnd += 1 }
            let end = nextEnd < ends.count ? min(ends[nextEnd], bytes.upperBound) : bytes.upperBound
            var shown = end
            while shown > start, text.utf8[shown - 1].isSpace { shown -= 1 }
            let reach = glyphs.reach(of: start..<shown)
            words.append(
                ShapedWord(
                    start: start - bytes.lowerBound, end: shown - bytes.lowerBound, ascent: reach.ascent,
                    descent: reach.descent))
            start = end
        }
        return words
    }
}

/// What the glyphs of a text take, by the bytes of UTF-8 that they stand for.
private struct ShapedGlyphs {
    private let font: ShapingFont
    private let own: FontMetrics
    private var advances: [Int32]
    /// How far glyphs of fonts that stand in reach; empty where there are none.
    private var ascents: [Int32] = []
    private var descents: [Int32] = []

    init(byteCount: Int, font: ShapingFont, own: FontMetrics) {
        (self.font, self.own) = (font, own)
        advances = [Int32](repeating: 0, count: byteCount)
    }

    /// Adds what the glyphs of a line take.
    mutating func add(_ line: UnsafePointer<PangoLayoutLine>) {
        var ends: (left: Int, right: Int)?
        var next = line.pointee.runs
        while let link = next?.pointee {
            if let run = link.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee, let bytes = add(run) {
                ends = (ends?.left ?? bytes.left, bytes.right)
            }
            next = link.next
        }
        // Pango takes half of the room between letters off each end of a line.
        guard let ends, font.letterSpacing != 0 else { return }
        advances[ends.left] += font.letterSpacing / 2
        advances[ends.right] += font.letterSpacing - font.letterSpacing / 2
    }

    /// - Returns: The bytes that the run's outermost glyphs stand for.
    private mutating func add(_ run: PangoGlyphItem) -> (left: Int, right: Int)? {
        guard let item = run.item?.pointee, let string = run.glyphs?.pointee, let clusters = string.log_clusters,
            let infos = string.glyphs, string.num_glyphs > 0
        else { return nil }
        let isOther = isOtherFont(item.analysis.font)
        for place in 0..<Int(string.num_glyphs) {
            let byte = Int(item.offset + clusters[place])
            advances[byte] += infos[place].geometry.width
            if isOther { addReach(of: infos[place], at: byte, font: item.analysis.font) }
        }
        return (Int(item.offset + clusters[0]), Int(item.offset + clusters[Int(string.num_glyphs) - 1]))
    }

    /// Whether a font stands in for the text's own: its lines are of another height.
    private func isOtherFont(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
        var frame = PangoRectangle()
        pango_font_get_glyph_extents(font, 0, nil, &frame)
        return abs(self.font.points(frame.height) - own.lineHeight) > own.lineHeight * 0.01
    }

    private mutating func addReach(of info: PangoGlyphInfo, at byte: Int, font: UnsafeMutablePointer<PangoFont>?) {
        if ascents.isEmpty {
            ascents = [Int32](repeating: 0, count: advances.count)
            descents = ascents
        }
        var ink = PangoRectangle()
        pango_font_get_glyph_extents(font, info.glyph, &ink, nil)
        let top = ink.y + info.geometry.y_offset
        ascents[byte] = max(ascents[byte], -top)
        descents[byte] = max(descents[byte], top + ink.height)
    }

    /// For each of the bytes and their end, how long all is that begins before it.
    func offsets(of bytes: Range<Int>) -> [CGFloat] {
        var total: Int32 = 0
        return [CGFloat](unsafeUninitializedCapacity: bytes.count + 1) { offsets, count in
            offsets.initializeElement(at: 0, to: 0)
            for (place, byte) in bytes.enumerated() {
                total += advances[byte]
                offsets.initializeElement(at: place + 1, to: font.points(total))
            }
            count = bytes.count + 1
        }
    }

    /// How far a line must reach for what the bytes stand for; zero for as far as its own font does.
    func reach(of bytes: Range<Int>) -> (ascent: CGFloat, descent: CGFloat) {
        guard !ascents.isEmpty else { return (0, 0) }
        var (ascent, descent): (Int32, Int32) = (0, 0)
        for byte in bytes { (ascent, descent) = (max(ascent, ascents[byte]), max(descent, descents[byte])) }
        return (font.points(ascent), font.points(descent))
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension String.UTF8View {
    /// The byte at a distance from the first.
    fileprivate subscript(place: Int) -> UInt8 { self[index(startIndex, offsetBy: place)] }
    /// The bytes at the given distances from the first.
    fileprivate subscript(places: Range<Int>) -> Substring {
        Substring(self[index(startIndex, offsetBy: places.lowerBound)..<index(startIndex, offsetBy: places.upperBound)])
    }
}
