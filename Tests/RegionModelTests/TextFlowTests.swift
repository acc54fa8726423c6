import Foundation
import RegionGeometry
import TestSupport
import Testing

@testable import RegionModel

/// Where lines go around rectangles, in numbers. A letter is 10 points wide and a line 24 high.
@Suite("Text around rectangles")
struct TextFlowTests {
    private let measurer = FixedAdvanceTextMeasurer()

    private func request(
        _ text: String, width: CGFloat? = 200, lineLimit: Int? = nil, truncation: TruncationMode = .tail,
        lineSpacing: CGFloat = 0, alignment: TextAlignment = .leading, direction: LayoutDirection = .leftToRight
    ) -> TextRequest {
        TextRequest(
            text: text, style: TextStyle(size: 20), width: width, lineLimit: lineLimit, truncation: truncation,
            lineSpacing: lineSpacing, alignment: alignment, direction: direction)
    }

    /// Lines as text, left, top and width.
    private func lines(_ measured: TextMeasurement) -> [String] {
        measured.lines.map { "\($0.text) \(Int($0.frame.minX)) \(Int($0.frame.minY)) \(Int($0.frame.width))" }
    }

    private let camera = CGRect(x: 80, y: 10, width: 40, height: 20)

    @Test("A line goes on behind a rectangle, and below it on one piece")
    func aroundCamera() {
        let measured = measurer.measure(request("one two three four five six seven"), around: [camera])
        #expect(
            lines(measured) == [
                "one two 0 0 70", "three 120 0 50", "four 0 24 40", "five six 120 24 80", "seven 0 48 50",
            ])
        #expect(measured.size == CGSize(width: 200, height: 72) && !measured.isTruncated)
        #expect(measured.lines.map(\.baseline) == [20, 20, 44, 44, 68])
    }

    @Test("A horizontal fold is passed below, a vertical one parts each line")
    func folds() {
        let below = measurer.measure(
            request("one two three four five"), around: [CGRect(x: 0, y: 30, width: 200, height: 40)])
        #expect(lines(below) == ["one two three four 0 0 180", "five 0 70 40"])
        let parted = measurer.measure(
            request("one two three four five"), around: [CGRect(x: 90, y: 0, width: 20, height: 500)])
        #expect(lines(parted) == ["one two 0 0 70", "three 110 0 50", "four five 0 24 90"])
        let thin = measurer.measure(
            request("one two three four five"), around: [CGRect(x: 100, y: 0, width: 0, height: 500)])
        #expect(lines(thin) == ["one two 0 0 70", "three four 100 0 100", "five 0 24 40"])
    }

    @Test("Right to left begins at the right, and is the mirror image")
    func rightToLeft() {
        let measured = measurer.measure(
            request("אחת שתיים שלוש ארבע", direction: .rightToLeft), around: [camera])
        #expect(lines(measured) == ["אחת 170 0 30", "שתיים 30 0 50", "שלוש 160 24 40", "ארבע 40 24 40"])
    }

    @Test("A paragraph that runs against the layout takes the stretches of a line from its own side")
    func againstTheLayout() {
        let hebrew = measurer.measure(request("אחת שתיים\none two three"), around: [camera])
        #expect(lines(hebrew) == ["אחת 120 0 30", "שתיים 0 0 50", "one two 0 24 70", "three 120 24 50"])
        #expect(hebrew.lines.allSatisfy { $0.direction == nil })
        let mixed = measurer.measure(request("אחת Swift 6 ארבע", direction: .rightToLeft), around: [camera])
        #expect(lines(mixed) == ["אחת 170 0 30", "Swift 6 10 0 70", "ארבע 160 24 40"])
        #expect(mixed.lines.map(\.direction) == [nil, .rightToLeft, nil])
    }

    @Test(
        "A piece lies in its stretch as the text is aligned",
        arguments: [(TextAlignment.leading, [0, 120, 0]), (.center, [5, 135, 60]), (.trailing, [10, 150, 120])])
    func alignment(alignment: TextAlignment, lefts: [CGFloat]) {
        let measured = measurer.measure(
            request("one two three four alignin", width: 200, alignment: alignment),
            around: [CGRect(x: 80, y: 0, width: 40, height: 20)])
        #expect(measured.lines.count == 3)
        #expect(measured.lines.map(\.text) == ["one two", "three", "four alignin"])
        let expected: [CGFloat] =
            switch alignment {
            case .leading: [0, 120, 0]
            case .center: [5, 135, 40]
            case .trailing: [10, 150, 80]
            }
        #expect(measured.lines.map(\.frame.minX) == expected)
    }

    @Test("Stretches shorter than three letters' heights stay empty")
    func slivers() {
        let measured = measurer.measure(request("a b c"), around: [CGRect(x: 50, y: 0, width: 100, height: 20)])
        #expect(lines(measured) == ["a b c 0 20 50"])
    }

    @Test("A word is broken only where it is wider than the room")
    func longWords() {
        let word = "abcdefghijklmnopqrstuvwxy"
        #expect(
            lines(measurer.measure(request("a \(word) b"), around: [])) == [
                "a 0 0 10", "abcdefghijklmnopqrst 0 24 200", "uvwxy b 0 48 70",
            ])
        let around = measurer.measure(request("a \(word) b"), around: [camera])
        #expect(
            lines(around) == ["a 0 0 10", "abcdefgh 120 0 80", "ijklmnopqrstuvwxy b 0 30 190"])
        let whole = measurer.measure(request("twelveletter b"), around: [camera])
        #expect(lines(whole) == ["twelveletter b 0 30 140"])
    }

    @Test("Line breaks of the text are kept, and an empty line is as high as others")
    func paragraphs() {
        let measured = measurer.measure(request("one\n\ntwo", lineSpacing: 6), around: [camera])
        #expect(lines(measured) == ["one 0 0 30", " 0 30 0", "two 0 60 30"])
        #expect(measured.size.height == 84)
    }

    @Test("The last line that is allowed says that a part is left out")
    func truncation() {
        let text = "one two three four five six seven"
        let tail = measurer.measure(request(text, lineLimit: 1), around: [camera])
        #expect(lines(tail) == ["one two 0 0 70", "three… 120 0 60"])
        #expect(tail.isTruncated)
        let head = measurer.measure(request(text, lineLimit: 1, truncation: .head), around: [camera])
        #expect(lines(head) == ["one two 0 0 70", "…x seven 120 0 80"] && head.isTruncated)
        let exact = measurer.measure(request("one\ntwo", lineLimit: 1), around: [camera])
        #expect(lines(exact) == ["one… 0 0 40"] && exact.isTruncated)
        let whole = measurer.measure(request("one two three", lineLimit: 1), around: [camera])
        #expect(lines(whole) == ["one two 0 0 70", "three 120 0 50"] && !whole.isTruncated)
    }

    @Test("In a room without end a line ends where the text's does")
    func endless() {
        let measured = measurer.measure(request("one two three\nfour", width: nil), around: [camera])
        #expect(lines(measured) == ["one two 0 0 70", "three 120 0 50", "four 0 24 40"])
        #expect(measured.size.width == 170)
        let reversed = measurer.measure(
            request("אחת שתיים שלוש\nארבע", width: nil, direction: .rightToLeft), around: [camera])
        #expect(reversed.size.width == 220)
        #expect(reversed.lines.first?.frame == CGRect(x: 190, y: 0, width: 30, height: 24))
    }

    @Test(
        "Odd rooms and rectangles end with all of the text",
        arguments: [
            [CGRect(x: 0, y: 0, width: 200, height: 900)], [CGRect(x: 50, y: 5, width: 0, height: 0)],
            [CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50)],
            [CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)],
            [CGRect(x: 0, y: 0, width: 200, height: -50)], [CGRect(x: 300, y: 0, width: 50, height: 50)],
            [CGRect(x: 200, y: 0, width: 50, height: 50)],
            Array(repeating: CGRect(x: 60, y: 10, width: 30, height: 30), count: 2),
            [CGRect(x: 60, y: 10, width: 80, height: 80), CGRect(x: 80, y: 20, width: 10, height: 10)],
            (0..<5000).map { CGRect(x: CGFloat($0 * 37 % 190), y: CGFloat($0), width: 12, height: 8) },
        ])
    func degenerate(obstacles: [CGRect]) {
        for width in [nil, 0, 5, 200, .nan, -1, .infinity] as [CGFloat?] {
            let text = "one two three extraordinarily four"
            let measured = measurer.measure(request(text, width: width), around: obstacles)
            #expect(measured.lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " })
            #expect(measured.lines.allSatisfy { $0.frame.isWellFormed })
            let valid = obstacles.filter(\.isWellFormed)
            #expect(measured.lines.allSatisfy { line in !valid.contains { $0.meets(line.frame) } })
        }
    }
}
