import Foundation
import RegionModel
import SnapshotDrawing
import Testing

@Suite("Measuring text")
struct MeasuringTests {
    let measurer: PangoTextMeasurer

    init() throws { measurer = try Samples.measurer.get() }

    static let texts = [
        "Continue", "The quick brown fox jumps over the lazy dog, twice.", "one\ntwo three\n\nfour",
        "  spaces   between  ",
        "الاجتماع يوم الثلاثاء في الساعة العاشرة", "פגישה ביום שלישי עם הצוות", "Antidisestablishmentarianism now",
        "مرحبا Latin words that go on and on أهلا", "नमस्ते दुनिया", "สวัสดีชาวโลก", "tab\tbed",
    ]

    @Test(
        "Widths are those that Chromium gives for the same font file",
        arguments: [("Continue", 72.3957), ("Continued", 82.9485)])
    func oracle(text: String, width: Double) {
        #expect(abs(measurer.measure(TextRequest(text: text)).size.width - width) < 0.05)
    }

    @Test("A wider line never makes more lines", arguments: texts)
    func wider(text: String) {
        var last = Int.max
        for width in stride(from: 0.0, through: 500, by: 7) {
            let count = measurer.measure(TextRequest(text: text, width: width)).lines.count
            #expect(count <= last, "at \(width)")
            last = count
        }
    }

    @Test("The box is as wide as its widest line and as high as all lines", arguments: texts)
    func box(text: String) {
        for width in [nil, 40, 120, 300.5] as [CGFloat?] {
            let measured = measurer.measure(TextRequest(text: text, width: width))
            #expect(measured.size.width == measured.lines.map(\.frame.width).max())
            #expect(abs(measured.size.height - measured.lines.map(\.frame.height).reduce(0, +)) < 1e-9)
            for (line, next) in zip(measured.lines, measured.lines.dropFirst()) {
                #expect(abs(line.frame.maxY - next.frame.minY) < 1e-9)
            }
            for line in measured.lines { #expect(line.frame.minY < line.baseline && line.baseline < line.frame.maxY) }
        }
    }

    @Test("No line is wider than what is on offer where each word fits", arguments: texts)
    func fits(text: String) {
        let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" }
        let widest = words.map { measurer.measure(TextRequest(text: String($0))).size.width }.max() ?? 0
        for width in [widest.rounded(.up) + 1, 200, 333.3] where width >= widest {
            #expect(measurer.measure(TextRequest(text: text, width: width)).size.width <= width + 0.001)
        }
    }

    @Test("A text offered its own width keeps its lines, for all the error of adding and taking away", arguments: texts)
    func ownWidth(text: String) {
        let ideal = measurer.measure(TextRequest(text: text))
        let again = measurer.measure(TextRequest(text: text, width: (ideal.size.width + 0.1) - 0.1))
        #expect(again == ideal)
    }

    @Test("All characters but the spaces at breaks are in the lines", arguments: texts)
    func characters(text: String) {
        let solid = { (text: String) in text.filter { !$0.isWhitespace } }
        for width in [nil, 0, 15, 90, 250] as [CGFloat?] {
            let lines = measurer.measure(TextRequest(text: text, width: width)).lines
            #expect(solid(lines.map(\.text).joined()) == solid(text))
            #expect(
                lines.allSatisfy { width == nil || $0.text.isEmpty || !solid($0.text).isEmpty || text.hasPrefix(" ") })
        }
    }

    @Test("A line by itself is as wide as it is in its paragraph", arguments: texts)
    func lineByItself(text: String) {
        for line in measurer.measure(TextRequest(text: text, width: 130)).lines {
            let alone = measurer.measure(TextRequest(text: line.text, direction: line.direction ?? .leftToRight))
            #expect(abs(alone.size.width - line.frame.width) < 0.01, "\(line.text)")
        }
    }

    @Test("The other direction mirrors where lines lie", arguments: texts, TextAlignment.allCases)
    func mirrored(text: String, alignment: TextAlignment) {
        let request = TextRequest(text: text, width: 120, alignment: alignment)
        var reversed = request
        reversed.direction = .rightToLeft
        let (left, right) = (measurer.measure(request), measurer.measure(reversed))
        #expect(left.size == right.size)
        for (a, b) in zip(left.lines, right.lines) {
            #expect(abs(a.frame.minX - (right.size.width - b.frame.maxX)) < 1e-9)
        }
    }

    @Test("A limit ends the last line in an ellipsis, within the width", arguments: texts)
    func limit(text: String) {
        let whole = measurer.measure(TextRequest(text: text, width: 120))
        for limit in 1...4 {
            let measured = measurer.measure(TextRequest(text: text, width: 120, lineLimit: limit))
            #expect(measured.lines.count == min(limit, whole.lines.count))
            #expect((measured.lines.last?.text.hasSuffix("…") == true) == (limit < whole.lines.count))
            #expect(measured.lines.dropLast() == whole.lines.prefix(measured.lines.count - 1))
            if limit < whole.lines.count { #expect((measured.lines.last?.frame.width ?? 0) <= 120) }
        }
    }

    @Test("An ellipsis follows as many characters as fit")
    func ellipsis() {
        let text = { (text: String, width: CGFloat?) in
            measurer.measure(TextRequest(text: text, width: width, lineLimit: 1)).lines.map(\.text)
        }
        #expect(text("The quick brown fox", 100) == ["The quick…"])
        #expect(text("iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii", 60) == ["iiiiiiiiiii…"])
        #expect(text("one\ntwo", nil) == ["one…"])
        #expect(text("one\ntwo", 500) == ["one…"])
        #expect(text("word", 1) == ["…"])
    }

    @Test("No text is a line high and takes no width")
    func empty() {
        let measured = measurer.measure(TextRequest(text: ""))
        #expect(measured.size == CGSize(width: 0, height: measurer.measure(TextRequest(text: "x")).size.height))
        #expect(measured.lines.map(\.text) == [""])
        #expect(measurer.measure(TextRequest(text: "a\n")).lines.map(\.text) == ["a", ""])
    }

    @Test("Weight, slant and even advances change the width; all digits of a mono font are alike")
    func styles() {
        let width = { (text: String, style: TextStyle) in
            measurer.measure(TextRequest(text: text, style: style)).size.width
        }
        #expect(width("Hamburg", TextStyle(weight: 700)) > width("Hamburg", TextStyle()))
        #expect(width("Hamburg", TextStyle(isItalic: true)) != width("Hamburg", TextStyle()))
        #expect(width("iiii", TextStyle(isMonospaced: true)) == width("MMMM", TextStyle(isMonospaced: true)))
        #expect(abs(width("Hamburg", TextStyle(size: 34)) - 2 * width("Hamburg", TextStyle())) < 0.02)
    }

    @Test("A Latin line of an Arabic paragraph keeps the paragraph's direction")
    func paragraphDirection() {
        let lines = measurer.measure(TextRequest(text: Self.texts[7], width: 120)).lines
        #expect(lines.map(\.text) == ["مرحبا Latin", "words that go", "on and on أهلا"])
        #expect(lines.map(\.direction) == [nil, .rightToLeft, .rightToLeft])
    }

    @Test(
        "Whatever is asked, the answer is finite",
        arguments: [CGFloat.nan, -1, 0, 1e-300, 1e300, .infinity, -.infinity])
    func hostile(number: CGFloat) {
        for request in [
            TextRequest(text: "some words\nhere", width: number),
            TextRequest(text: "some words\nhere", style: TextStyle(size: number), width: 100, lineLimit: 1),
            TextRequest(text: "a\u{0}b\r\nc\u{7}\u{FFFF}", width: number, lineLimit: -3),
            TextRequest(text: String(repeating: "long ", count: 30_000), style: TextStyle(size: number), lineLimit: 1),
        ] {
            let measured = measurer.measure(request)
            #expect(measured.size.width.isFinite && measured.size.height.isFinite)
            #expect(measured.size.width >= 0 && measured.size.height > 0 && !measured.lines.isEmpty)
        }
    }

    @Test("Control characters take no room, and every sort of line break breaks")
    func controls() {
        #expect(
            measurer.measure(TextRequest(text: "a\u{0}\u{7}b")).size == measurer.measure(TextRequest(text: "ab")).size)
        #expect(
            measurer.measure(TextRequest(text: "a\r\nb\rc\u{2028}d\ne")).lines.map(\.text) == ["a", "b", "c", "d", "e"])
    }

    @Test("Many threads at once measure what one does")
    func threads() async throws {
        let requests = (0..<200).map { index -> TextRequest in
            let text = "\(index) " + Self.texts[index % Self.texts.count]
            let direction: LayoutDirection = index % 2 == 0 ? .leftToRight : .rightToLeft
            let style = TextStyle(size: CGFloat(10 + index % 9))
            return TextRequest(text: text, style: style, width: CGFloat(40 + index), direction: direction)
        }
        let fresh = try PangoTextMeasurer()
        let serial = requests.map(measurer.measure)
        let together = await withTaskGroup(of: (Int, TextMeasurement).self) { group in
            for (index, request) in requests.enumerated() { group.addTask { (index, fresh.measure(request)) } }
            var result = serial.map { _ in TextMeasurement(size: .zero, lines: []) }
            for await (index, measured) in group { result[index] = measured }
            return result
        }
        #expect(together == serial)
    }
}
