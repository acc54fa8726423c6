import Foundation

extension FixedAdvanceTextMeasurer {
    /// Words between spaces, all of whose characters are as wide as each other.
    ///
    /// - Complexity: O(n) in the characters.
    public func shape(_ request: TextRequest) -> ShapedText {
        let advance = max(request.style.size / 2 + request.style.tracking, 0)
        let paragraphs = request.text.split(separator: "\n", omittingEmptySubsequences: false).map { text in
            ShapedParagraph(
                text: String(text), direction: text.directionOfLetters ?? request.direction,
                offsets: Self.offsets(of: text, advance: advance), words: Self.words(of: text))
        }
        return ShapedText(paragraphs: paragraphs, metrics: metrics(of: request.style))
    }

    private static func offsets(of text: Substring, advance: CGFloat) -> [CGFloat] {
        var offsets: [CGFloat] = [0]
        offsets.reserveCapacity(text.utf8.count + 1)
        for (place, character) in text.enumerated() {
            let end = CGFloat(place + 1) * advance
            for _ in 0..<character.utf8.count { offsets.append(end) }
        }
        return offsets
    }

    private static func words(of text: Substring) -> [ShapedWord] {
        var words: [ShapedWord] = []
        var start: Int?
        var place = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: " ") {
                if let first = start { words.append(ShapedWord(start: first, end: place)) }
                start = nil
            } else if start == nil {
                start = place
            }
            place += 1
        }
        if let first = start { words.append(ShapedWord(start: first, end: place)) }
        return words
    }
}
