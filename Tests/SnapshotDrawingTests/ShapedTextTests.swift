import Foundation
import RegionGeometry
import RegionModel
import SnapshotDrawing
import TestSupport
import Testing

/// Text that is shaped once and broken by us has the lines that Pango breaks.
@Suite("Shaped text")
struct ShapedTextTests {
    let measurer: PangoTextMeasurer

    init() throws { measurer = try Samples.measurer.get() }

    static let texts = [
        "The quick brown fox jumps over the lazy dog, twice; well-known words, and AWAY to Tokyo.",
        "one\ntwo three\n\nfour", "Ångström, Ếể and fi ffi ligatures",
        "الاجتماع يوم الثلاثاء في الساعة العاشرة صباحا مع فريق العمل", "פגישה ביום שלישי עם הצוות במשרד הראשי",
        "שָׁלוֹם עֲלֵיכֶם", "مرحبا Latin words that go on and on أهلا وسهلا 123 بكم", "Version 6.3 متاحة الآن للجميع",
        "नमस्ते दुनिया कैसे हो", "สวัสดีชาวโลกสบายดีไหม", "Long Antidisestablishmentarianism now",
    ]

    private func blocked(_ request: TextRequest) -> [CGRect] {
        // What is in the way stands beside the room: all is free.
        [CGRect(x: -10, y: 0, width: 10, height: 1000)]
    }

    @Test("Without rectangles lines are those that Pango breaks", arguments: texts)
    func plain(text: String) {
        for direction in LayoutDirection.allCases {
            for style in [TextStyle(), TextStyle(size: 31, weight: 700), TextStyle(size: 12, tracking: 1.5)] {
                for width in [90, 123.4, 200, 333, nil] as [CGFloat?] {
                    let request = TextRequest(text: text, style: style, width: width, direction: direction)
                    let (plain, found) = (
                        measurer.measure(request), measurer.measure(request, around: blocked(request))
                    )
                    let place = "at \(width ?? .infinity), \(style.size) points, \(direction)"
                    #expect(found.lines.map(\.text) == plain.lines.map(\.text), "\(place)")
                    #expect(found.lines.map(\.direction) == plain.lines.map(\.direction), "\(place)")
                    // Pango does not shape the parts of a broken word anew, and we do.
                    guard width.map({ $0 > 150 }) ?? true else { continue }
                    for (a, b) in zip(found.lines, plain.lines) {
                        #expect(
                            abs(a.frame.width - min(b.frame.width, width ?? .infinity)) < 0.01 + style.tracking / 2,
                            "\(a.text) \(place)")
                        #expect(abs(a.frame.height - b.frame.height) < 1e-6, "\(a.text) \(place)")
                        #expect(abs(a.baseline - b.baseline) < 1e-6, "\(a.text) \(place)")
                    }
                }
            }
        }
    }

    @Test("No line meets a rectangle, and each letter is set once", arguments: 1...40 as ClosedRange<UInt64>)
    func laws(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = (0..<4).map { _ in Self.texts.randomElement(using: &random) ?? "" }.joined(separator: " ")
        let width = random.length(60...500)
        let obstacles = (0..<3).map { _ in
            CGRect(
                x: random.length(-50...400), y: random.length(-20...200), width: random.length(0...200),
                height: random.length(0...90))
        }
        for direction in LayoutDirection.allCases {
            let request = TextRequest(text: text, width: width, direction: direction)
            let measured = measurer.measure(request, around: obstacles)
            let isReversed = direction == .rightToLeft
            let physical = obstacles.map { isReversed ? $0.mirrored(inWidth: width) : $0 }
            #expect(measured.lines.allSatisfy { line in !physical.contains { $0.meets(line.frame) } }, "seed \(seed)")
            let shown = measured.lines.map(\.text).joined().unicodeScalars.filter { $0 != " " }
            #expect(Array(shown) == text.unicodeScalars.filter { $0 != " " && $0 != "\n" }, "seed \(seed)")
        }
    }

    @Test("A line's frame is as wide as what is drawn in it", arguments: texts)
    func widths(text: String) {
        let around = [CGRect(x: 100, y: 10, width: 60, height: 60)]
        for line in measurer.measure(TextRequest(text: text, width: 300), around: around).lines {
            let alone = measurer.measure(TextRequest(text: line.text, direction: line.direction ?? .leftToRight))
            #expect(abs(alone.size.width - line.frame.width) < 0.6, "\(line.text)")
        }
    }
}
