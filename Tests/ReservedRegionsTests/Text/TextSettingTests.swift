import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// Texts by the measurer of fixed advances: at 17 points a character is 8.5 wide and a line 20.4 high.
@Suite("Setting text")
@MainActor
struct TextSettingTests {
    private func element(
        _ width: CGFloat? = nil, _ height: CGFloat? = nil, direction: LayoutDirection = .leftToRight,
        @ViewBuilder _ content: () -> some View
    ) -> LayoutElement {
        let laid = Laid(width, height, direction: direction, content: content)
        return laid.host.snapshot().elements.first { $0.role == .text }
            ?? LayoutElement(id: "none", role: .container, frame: .null)
    }

    private func texts(_ element: LayoutElement) -> [String] { element.lines.map(\.text) }

    @Test("Texts stand close one below the other; other views keep a distance that the font decides")
    func spacing() {
        let texts = Laid(nil, nil) {
            VStack {
                Text("one").id("a")
                Text("two").font(.largeTitle).id("b")
            }
        }
        #expect(texts["b"].minY == texts["a"].maxY)
        let mixed = Laid(nil, nil) {
            VStack {
                Color.red.frame(width: 10, height: 10).id("above")
                Text("one").id("text")
                Color.red.frame(width: 10, height: 10).id("below")
            }
        }
        // Below the baseline 3.4, a tenth of a line rounded up to a pixel 3, capitals 11.9 high.
        #expect(abs(mixed["text"].minY - mixed["above"].maxY - 6.4) < 1e-9)
        #expect(abs(mixed["below"].minY - mixed["text"].maxY - 11.5) < 1e-9)
        let row = Laid(nil, nil) {
            HStack {
                Text("one").id("a")
                Text("two").id("b")
            }
        }
        #expect(row["b"].minX - row["a"].maxX == 8)
    }

    @Test("A larger text moves what is below it by its own distance, also when it changes")
    func spacingFollowsFont() {
        func views(_ font: Font) -> some View {
            VStack(alignment: .leading) {
                Text("one").font(font).id("text")
                Color.red.frame(width: 10, height: 10).id("below")
            }
        }
        let laid = Laid(nil, nil) { views(.body) }
        laid.host.update { views(.largeTitle) }
        let frames = Laid.frames(of: laid.host)
        let fresh = Laid(nil, nil) { views(.largeTitle) }
        #expect(frames == fresh.frames)
        #expect(fresh["below"].minY - fresh["text"].maxY > laid["below"].minY - laid["text"].maxY)
    }

    @Test("A container is asked for its spacing once, however deep it lies, until something in it changes")
    func spacingIsRemembered() {
        final class Count { var asked = 0 }
        struct Asked: Layout {
            nonisolated(unsafe) let count: Count
            func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
                count.asked += 1
                return .zero
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let count = Count()
        func nested(_ text: String) -> StaticViews {
            var view: any View = Asked(count: count) { Text(text) }
            for _ in 0..<12 {
                let inner = StaticViews(view)
                view = VStack {
                    inner
                    Text("label")
                }
            }
            return StaticViews(view)
        }
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 100, height: 900))) { nested("one") }
        host.layOut()
        #expect(count.asked == 1)
        host.scene.size.width = 90
        host.layOut()
        #expect(count.asked == 1)
    }

    @Test("Columns of text thousands deep are laid out")
    func deepColumns() {
        let depth = 3000
        func nested(_ spacing: CGFloat?) -> StaticViews {
            var view: any View = Text("end")
            for _ in 0..<depth {
                let inner = StaticViews(view)
                view = VStack(spacing: spacing) {
                    Text("a")
                    inner
                }
            }
            return StaticViews(view)
        }
        for spacing in [nil, 0] as [CGFloat?] {
            let laid = Laid(nil, nil) {
                VStack {
                    nested(spacing)
                    Color.red.frame(width: 10, height: 10)
                }
            }
            #expect(abs(laid.size.height - (Double(depth + 1) * 20.4 + 11.5 + 10)) < 1e-3)
        }
    }

    @Test("On a display of other pixels, distances and lines are those of a fresh layout")
    func scaleChanges() {
        let views = {
            VStack {
                Text("one").id("text")
                Divider().id("line")
                Color.red.frame(width: 10, height: 10).id("below")
            }
        }
        let scene = { WindowScene(size: CGSize(width: 100, height: 100), scale: $0) }
        let host = ViewHost(scene: scene(1), content: views)
        let before = Laid.frames(of: host)
        host.scene = scene(3)
        let after = Laid.frames(of: host)
        #expect(after == Laid.frames(of: ViewHost(scene: scene(3), content: views)) && after != before)
    }

    @Test("Line spacing lies between lines only")
    func lineSpacing() {
        let text = element(50) { Text("one two three").lineSpacing(5) }
        #expect(texts(text) == ["one", "two", "three"])
        #expect(text.lines.map(\.frame.minY) == [0, 25.4, 50.8] && abs(text.frame.height - 71.2) < 1e-9)
        #expect(element { Text("one").lineSpacing(5) }.frame.height == 20.4)
        for spacing in [-5, .nan, .infinity] as [CGFloat] {
            #expect(element(50) { Text("one two").lineSpacing(spacing) }.frame.height == 40.8)
        }
    }

    @Test("Room is kept for the least number of lines, and no more than the largest are shown")
    func lineLimits() {
        let long = "one two three four five"
        #expect(texts(element(50) { Text(long).lineLimit(...2) }).count == 2)
        #expect(texts(element(50) { Text(long).lineLimit(2...4) }).count == 4)
        #expect(abs(element(50) { Text("one").lineLimit(2...4) }.frame.height - 40.8) < 1e-9)
        #expect(abs(element(50) { Text("one").lineLimit(3...) }.frame.height - 61.2) < 1e-9)
        #expect(
            abs(element { Text("one").lineLimit(3, reservesSpace: true).lineSpacing(2) }.frame.height - 65.2) < 1e-9)
        #expect(element { Text("one").lineLimit(3, reservesSpace: false) }.frame.height == 20.4)
        #expect(element { Text("one").lineLimit(1).lineLimit(2...4) }.frame.height == 20.4)
        #expect(element { Text("one").lineLimit((-3)...(-2)) }.frame.height == 20.4)
        #expect(element { Text("one").lineLimit(Int.max, reservesSpace: true) }.frame.height.isFinite)
    }

    @Test(
        "The head, the tail or the middle gives way",
        arguments: [(Text.TruncationMode.head, "…r five"), (.tail, "one tw…"), (.middle, "one…ive")])
    func truncation(mode: Text.TruncationMode, expected: String) {
        let text = element(60) { Text("one two three four five").lineLimit(1).truncationMode(mode) }
        #expect(texts(text) == [expected])
        #expect(text.label == "one two three four five", "what is left out is still what it says")
        let last = element(60) { Text("one two three four five").lineLimit(2).truncationMode(mode) }
        #expect(last.lines.count == 2 && last.lines[0].text == "one two" && last.lines[1].text.contains("…"))
    }

    @Test("A text shrinks as little as it must before a part of it is left out")
    func minimumScale() {
        let fits = element(80) { Text("ten chars!").lineLimit(1).minimumScaleFactor(0.5) }
        #expect(texts(fits) == ["ten chars!"])
        #expect(abs((fits.appearance?.textStyle?.size ?? 0) - 17 * 0.94) < 1e-9)
        #expect(fits.frame.width <= 80 && fits.frame.width > 79)
        let most = element(30) { Text("ten chars!").lineLimit(1).minimumScaleFactor(0.5) }
        #expect(most.appearance?.textStyle?.size == 8.5 && texts(most)[0].hasSuffix("…"))
        let low = element(50, 30) { Text("one two three").minimumScaleFactor(0.3) }
        #expect(low.lines.map(\.text).joined(separator: " ") == "one two three" && low.frame.height <= 30)
        for factor in [0, -1, 2, .nan] as [CGFloat] {
            let text = element(60) { Text("ten chars!").lineLimit(1).minimumScaleFactor(factor) }
            #expect(text.appearance?.textStyle?.size == 17, "\(factor)")
        }
    }

    @Test("Tracking widens a text, case changes its letters")
    func tracking() {
        #expect(element { Text("four").tracking(2) }.frame.width == 42)
        #expect(element { Text("four").kerning(-1) }.frame.width == 30)
        #expect(element { VStack { Text("four") }.tracking(2) }.appearance?.textStyle?.tracking == 2)
        #expect(element { Text("four").tracking(-100) }.frame.width == 0)
        #expect(texts(element { Text("Straße").textCase(.uppercase) }) == ["STRASSE"])
        #expect(texts(element { Text("ABC").textCase(.lowercase).textCase(nil) }) == ["abc"])
    }

    @Test("A raised text takes more room and stays where it is aligned", arguments: [4.0, -4])
    func baselineOffset(offset: CGFloat) {
        let laid = Laid(nil, nil) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").id("plain")
                Text("b").baselineOffset(offset).id("moved")
            }
        }
        #expect(abs(laid["moved"].height - 24.4) < 1e-9)
        let lines = laid.host.snapshot().elements.flatMap(\.lines)
        #expect(abs(lines[1].baseline - (lines[0].baseline - offset)) < 1e-9)
    }

    @Test("What a text says of itself goes before what it inherits")
    func styles() {
        func style(@ViewBuilder _ content: () -> some View) -> TextStyle? { element(content: content) }
        func element(@ViewBuilder content: () -> some View) -> TextStyle? {
            self.element(nil, nil, content).appearance?.textStyle
        }
        #expect(style { Text("1").monospaced() }?.isMonospaced == true)
        #expect(style { Text("1").monospaced(false).monospaced() }?.isMonospaced == true)
        #expect(style { VStack { Text("1").fontDesign(.default) }.monospaced() }?.isMonospaced == false)
        #expect(style { Text("1").fontDesign(.serif) }?.isMonospaced == false)
        #expect(style { VStack { Text("1") }.fontDesign(.monospaced) }?.isMonospaced == true)
        #expect(style { Text("1").font(.body.monospacedDigit()) }?.hasMonospacedDigits == true)
        #expect(style { VStack { Text("1") }.monospacedDigit() }?.hasMonospacedDigits == true)
        #expect(style { Text("1").bold(false).bold() }?.weight == 700)
        #expect(style { Text("1").bold(true).fontWidth(.expanded).underline().strikethrough() }?.weight == 700)
        #expect(style { Text("1").font(.system(.title, design: .monospaced)) }?.isMonospaced == true)
        #expect(style { Text("1").font(.body.leading(.tight).width(.condensed)) }?.size == 17)
    }

    @Test("Texts joined are one text")
    func joined() {
        let text = element { Text("a long beginning").bold() + Text(" and").italic() }
        #expect(texts(text) == ["a long beginning and"] && text.appearance?.textStyle?.weight == 700)
    }

    @Test("Values are written by their formats, and dates alike on every machine")
    func formats() {
        let date = Date(timeIntervalSince1970: 1_780_000_000)
        #expect(Text(0.25, format: .percent.locale(Locale(identifier: "en_US"))).string == "25%")
        #expect(Text(date, style: .date).string == "May 28, 2026")
        #expect(Text(date, style: .time).string.hasPrefix("8:26"))
        #expect(Text(date, style: .timer).string == "0:00")
        #expect(Text(AttributedString("plain")).string == "plain")
        #expect(Text("\(3.14159, specifier: "%.2f") of \(7)").string == "3.14 of 7")
        #expect(
            Text("\(Text("bold").bold()) and \(5, format: .number.locale(Locale(identifier: "en_US")))").string
                == "bold and 5")
        let key: LocalizedStringKey = "key"
        let plain = "plain"
        #expect(Text(key).string == "key" && Text(plain).string == "plain" && Text(plain.dropLast()).string == "plai")
        #expect(Text(verbatim: "\(1)%@").string == "1%@")
    }

    @Test("A text is asked for a few widths and remembers no more")
    func bounded() {
        let counter = CountingMeasurer()
        let record = TextRecord(TextSetting(request: TextRequest(text: "one two three")), color: nil)
        for _ in 0..<3 {
            for width in 0..<8 { _ = record.set(width: Double(width * 10), height: .nan, with: counter) }
        }
        // The eight widths, and how wide it is by itself.
        #expect(counter.count == 9)
        for width in 0..<1000 { _ = record.set(width: Double(width), height: .nan, with: counter) }
        #expect(
            Mirror(reflecting: record).children.first { $0.label == "answers" }.map {
                Mirror(reflecting: $0.value).children.count <= 9
            } == true)
    }
}

private final class CountingMeasurer: TextMeasurer, @unchecked Sendable {
    var count = 0

    func measure(_ request: TextRequest) -> TextMeasurement {
        count += 1
        return FixedAdvanceTextMeasurer().measure(request)
    }

    func shape(_ request: TextRequest) -> ShapedText { FixedAdvanceTextMeasurer().shape(request) }
    func metrics(of style: TextStyle) -> FontMetrics { FixedAdvanceTextMeasurer().metrics(of: style) }
}
