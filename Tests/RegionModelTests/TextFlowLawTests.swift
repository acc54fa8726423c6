import Foundation
import RegionGeometry
import TestSupport
import Testing

@testable import RegionModel

/// Laws of text around rectangles, tried on random ones; a failure names the seed.
@Suite("Laws of text around rectangles")
struct TextFlowLawTests {
    private static let seeds = Array(UInt64(1)...150)
    private let measurer = FixedAdvanceTextMeasurer()

    /// A random text, its room and what stands in it; all lengths are whole points.
    private struct Case {
        var request: TextRequest
        var obstacles: [CGRect]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let words = (0..<Int.random(in: 0...80, using: &random)).map { _ in Self.word(&random) }
            request = TextRequest(
                text: words.joined(), style: TextStyle(size: 20), width: random.length(0...400),
                lineSpacing: random.length(0...8),
                alignment: TextAlignment.allCases.randomElement(using: &random) ?? .leading)
            obstacles = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                CGRect(
                    x: random.length(-50...400), y: random.length(-20...300), width: random.length(0...200),
                    height: random.length(0...120))
            }
        }

        private static func word(_ random: inout SeededGenerator) -> String {
            let length =
                random.chance(5) ? Int.random(in: 20...60, using: &random) : Int.random(in: 1...9, using: &random)
            let letters = (0..<length).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a" }
            return String(letters) + (random.chance(6) ? "\n" : " ")
        }
    }

    private func place(_ line: TextLine, _ change: (CGRect) -> CGRect) -> TextLine {
        var placed = line
        placed.frame = change(line.frame)
        placed.baseline = placed.frame.minY + 20 * placed.frame.height / 24
        return placed
    }

    @Test("No line meets a rectangle or leaves the room, and none meets another", arguments: seeds)
    func clear(seed: UInt64) {
        let test = Case(seed: seed)
        let width = test.request.width ?? 0
        let lines = measurer.measure(test.request, around: test.obstacles).lines
        for (place, line) in lines.enumerated() {
            #expect(!test.obstacles.contains { $0.meets(line.frame) }, "seed \(seed): \(line)")
            #expect(line.frame.minX >= 0 && line.frame.maxX <= width, "seed \(seed): \(line)")
            guard place + 1 < lines.count else { continue }
            let next = lines[place + 1]
            #expect(
                next.frame.minY > line.frame.minY
                    || (next.frame.minY == line.frame.minY && next.frame.minX >= line.frame.maxX),
                "seed \(seed): \(line) before \(next)")
        }
    }

    @Test("Each letter is set once, in order", arguments: seeds)
    func complete(seed: UInt64) {
        let test = Case(seed: seed)
        let shown = measurer.measure(test.request, around: test.obstacles).lines.map(\.text).joined()
        #expect(shown.filter(\.isLetter) == test.request.text.filter(\.isLetter), "seed \(seed)")
    }

    @Test("Without rectangles lines are those of the text by itself", arguments: seeds)
    func plain(seed: UInt64) {
        var test = Case(seed: seed)
        test.request.text = test.request.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: "\n")
        test.request.alignment = .leading
        let plain = measurer.measure(test.request)
        let found = measurer.measure(test.request, around: [CGRect(x: -80, y: 0, width: 80, height: 500)])
        let width = test.request.width ?? 0
        #expect(
            found.lines
                == plain.lines.map {
                    place($0) { $0.intersection(CGRect(x: 0, y: 0, width: width, height: .infinity)) }
                }
                || found.lines == plain.lines, "seed \(seed)")
        #expect(found.size.height == plain.size.height, "seed \(seed)")
    }

    @Test("Right to left is the mirror image", arguments: seeds)
    func mirrored(seed: UInt64) {
        let test = Case(seed: seed)
        var reversed = test.request
        reversed.direction = .rightToLeft
        reversed.text = String(test.request.text.map { $0.isLetter ? "א" : $0 })
        let width = test.request.width ?? 0
        let forward = measurer.measure(test.request, around: test.obstacles).lines
        let backward = measurer.measure(reversed, around: test.obstacles).lines
        #expect(backward.map(\.frame) == forward.map { $0.frame.mirrored(inWidth: width) }, "seed \(seed)")
    }

    @Test("At twice the size all is twice as large", arguments: seeds)
    func scaled(seed: UInt64) {
        let test = Case(seed: seed)
        func twice(_ rect: CGRect) -> CGRect {
            CGRect(x: rect.minX * 2, y: rect.minY * 2, width: rect.width * 2, height: rect.height * 2)
        }
        var large = test.request
        large.style.size *= 2
        large.width = large.width.map { $0 * 2 }
        large.lineSpacing *= 2
        let found = measurer.measure(large, around: test.obstacles.map(twice)).lines
        let expected = measurer.measure(test.request, around: test.obstacles).lines.map { place($0, twice) }
        #expect(found == expected, "seed \(seed)")
    }

    @Test("What is beside the room or below the last line moves none", arguments: seeds)
    func indifferent(seed: UInt64) {
        let test = Case(seed: seed)
        let known = measurer.measure(test.request, around: test.obstacles)
        let width = test.request.width ?? 0
        let beside = [
            CGRect(x: -90, y: 0, width: 90, height: 900), CGRect(x: width, y: 0, width: 10, height: 900),
            CGRect(x: 0, y: known.size.height, width: width, height: 50),
        ]
        #expect(measurer.measure(test.request, around: test.obstacles + beside) == known, "seed \(seed)")
    }

    @Test("A line limit keeps the lines before it, and as many as it says", arguments: seeds)
    func limited(seed: UInt64) {
        var test = Case(seed: seed)
        let whole = measurer.measure(test.request, around: test.obstacles)
        let tops = Set(whole.lines.map(\.frame.minY)).sorted()
        test.request.lineLimit = 3
        let found = measurer.measure(test.request, around: test.obstacles)
        #expect(found.isTruncated == (tops.count > 3), "seed \(seed)")
        #expect(Set(found.lines.map(\.frame.minY)).sorted() == Array(tops.prefix(3)), "seed \(seed)")
        let kept = whole.lines.filter { line in tops.prefix(2).contains(line.frame.minY) }
        #expect(Array(found.lines.prefix(kept.count)) == kept, "seed \(seed)")
        #expect(found.lines.allSatisfy { line in !test.obstacles.contains { $0.meets(line.frame) } }, "seed \(seed)")
    }
}
