import Foundation
import RegionModel
import SnapshotDrawing
import Testing

@Suite("Scripts, and the fonts that stand in")
struct ScriptTests {
    let measurer: PangoTextMeasurer

    init() throws { measurer = try Samples.measurer.get() }

    static let scripts = [
        "الاجتماع يوم الثلاثاء", "פגישה ביום שלישי", "नमस्ते दुनिया", "สวัสดีชาวโลก", "বাংলা", "မြန်မာ", "አማርኛ", "ខ្មែរ",
    ]

    @Test("A style's metrics are those of its own font", arguments: [17, 34, 11.5] as [CGFloat])
    func metrics(size: CGFloat) {
        let metrics = measurer.metrics(of: TextStyle(size: size))
        let line = measurer.measure(TextRequest(text: "Hamburg", style: TextStyle(size: size))).lines[0]
        #expect(abs(metrics.lineHeight - line.frame.height) < 0.01 && abs(metrics.ascent - line.baseline) < 0.01)
        // Inter: 0.96875 above the baseline, 0.2412 below, capitals 0.727 high.
        #expect(abs(metrics.ascent / size - 0.969) < 0.002 && abs(metrics.descent / size - 0.241) < 0.002)
        #expect(abs(metrics.capHeight / size - 0.727) < 0.005 && metrics.leading == 0)
    }

    @Test("A line of another script is at most half as high again as a Latin one, and never lower", arguments: scripts)
    func heights(text: String) {
        let own = measurer.metrics(of: TextStyle()).lineHeight
        let line = measurer.measure(TextRequest(text: text)).lines[0]
        #expect(line.frame.height >= own - 0.01 && line.frame.height <= own * 1.5, "\(line.frame.height)")
        #expect(measurer.measure(TextRequest(text: "Latin")).lines[0].frame.height < own + 0.01)
    }

    @Test("A line of two scripts has the baseline of the taller", arguments: scripts)
    func mixed(text: String) {
        let mixed = measurer.measure(TextRequest(text: "Latin " + text)).lines[0]
        let alone = measurer.measure(TextRequest(text: text)).lines[0]
        #expect(abs(mixed.frame.height - alone.frame.height) < 1.5)
    }

    @Test("Letters that no font here has take room too", arguments: ["漢字かな交じり文", "한국어", "🎉", "👨‍👩‍👧‍👦", "🇩🇪 x"])
    func missing(text: String) {
        let measured = measurer.measure(TextRequest(text: text))
        #expect(measured.lines.count == 1 && measured.size.width > 4)
        #expect(measured.size.height < 40)
        let broken = measurer.measure(TextRequest(text: text + " " + text, width: measured.size.width + 1))
        #expect(broken.lines.count == 2 && broken.size.width <= measured.size.width + 1)
    }

    @Test("The head, the tail or the middle gives way, within the width", arguments: TruncationMode.allCases)
    func truncation(mode: TruncationMode) {
        for text in ["The quick brown fox jumps over the lazy dog", Self.scripts[0] + " " + Self.scripts[0]] {
            let request = TextRequest(text: text, width: 110, lineLimit: 1, truncation: mode)
            let measured = measurer.measure(request)
            let line = measured.lines[0].text
            #expect(measured.isTruncated && measured.size.width <= 110 && measured.size.width > 80, "\(line)")
            #expect(line.hasPrefix("…") == (mode == .head) && line.hasSuffix("…") == (mode == .tail))
            #expect(line.contains("…") && (mode == .head || text.hasPrefix(line.prefix { $0 != "…" })))
        }
        let two = measurer.measure(TextRequest(text: "one\ntwo three four", width: 60, lineLimit: 2, truncation: mode))
        #expect(two.lines.count == 2 && two.lines[0].text == "one" && two.lines[1].text.contains("…"))
        #expect(!measurer.measure(TextRequest(text: "one", width: 60, lineLimit: 1, truncation: mode)).isTruncated)
    }

    @Test("Line spacing lies between lines only")
    func lineSpacing() {
        let plain = measurer.measure(TextRequest(text: "one two three", width: 40))
        let spaced = measurer.measure(TextRequest(text: "one two three", width: 40, lineSpacing: 6))
        #expect(spaced.lines.count == plain.lines.count)
        #expect(abs(spaced.size.height - plain.size.height - 6 * Double(plain.lines.count - 1)) < 1e-9)
        #expect(spaced.lines[1].baseline - plain.lines[1].baseline == 6)
        #expect(measurer.measure(TextRequest(text: "one two", width: 40, lineSpacing: .nan)).size.height.isFinite)
    }

    @Test("Tracking widens a line, digits can be of one width")
    func tracking() {
        let width = { (text: String, style: TextStyle) in
            measurer.measure(TextRequest(text: text, style: style)).size.width
        }
        let grown = width("Hamburg", TextStyle(tracking: 2)) - width("Hamburg", TextStyle())
        #expect(grown > 11 && grown < 14.1)
        #expect(width("Hamburg", TextStyle(tracking: -2)) < width("Hamburg", TextStyle()))
        #expect(width("111", TextStyle()) < width("000", TextStyle()))
        let even = TextStyle(hasMonospacedDigits: true)
        #expect(abs(width("111", even) - width("000", even)) < 0.01)
        for tracking in [CGFloat.nan, .infinity, 1e300, -1e300] {
            #expect(width("Hamburg", TextStyle(tracking: tracking)).isFinite)
        }
    }

    @Test("Wide tracking widens a long line as much for each character as a short one, shaped for breaking or measured")
    func wideTracking() {
        let style = TextStyle(tracking: 1e6)
        for count in [300, 3000] {
            let request = TextRequest(text: String(repeating: "n", count: count), style: style)
            let each = measurer.measure(request).size.width / CGFloat(count)
            #expect(abs(each - 1709) < 17, "\(each) points a character")
            let shaped = measurer.lay(measurer.shape(request), of: request, around: [])
            #expect(abs(shaped.size.width / CGFloat(count) - each) < 17)
        }
    }
}
