import Foundation

extension TextFlow {
    /// Fills stretches with as many words as fit, in order, to the end of a paragraph at most.
    ///
    /// - Parameter cursor: Where the text begins, and afterwards where it goes on.
    /// - Returns: Nothing where not even a part of the text finds a place.
    func fill(_ stretches: [ClosedRange<CGFloat>], from cursor: inout Cursor) -> [Piece] {
        let paragraph = shaped.paragraphs[cursor.paragraph]
        guard !paragraph.words.isEmpty else {
            guard let first = stretches.first else { return [] }
            defer { cursor = Cursor(paragraph: cursor.paragraph + 1) }
            return [Piece(paragraph: cursor.paragraph, start: 0, end: 0, length: 0, stretch: first)]
        }
        var pieces: [Piece] = []
        for stretch in stretches {
            let piece =
                wholeWords(in: stretch, from: &cursor, of: paragraph)
                ?? partOfWord(in: stretch, from: &cursor, of: paragraph)
            guard let piece else { continue }
            pieces.append(piece)
            guard cursor.word < paragraph.words.count else {
                cursor = Cursor(paragraph: cursor.paragraph + 1)
                break
            }
        }
        return pieces
    }

    private func wholeWords(
        in stretch: ClosedRange<CGFloat>, from cursor: inout Cursor, of paragraph: ShapedParagraph
    ) -> Piece? {
        let start = cursor.byte ?? paragraph.words[cursor.word].start
        let limit = length(of: stretch) + Self.slack
        var piece = Piece(paragraph: cursor.paragraph, start: start, end: start, length: 0, stretch: stretch)
        var next = cursor.word
        while next < paragraph.words.count {
            let word = paragraph.words[next]
            guard paragraph.room(from: start, to: word.end) <= limit else { break }
            piece.end = word.end
            (piece.ascent, piece.descent) = (max(piece.ascent, word.ascent), max(piece.descent, word.descent))
            next += 1
        }
        guard next > cursor.word else { return nil }
        piece.length = paragraph.length(from: start, to: piece.end)
        (cursor.word, cursor.byte) = (next, nil)
        return piece
    }

    /// As much of a word as fits, where the word is longer than the whole room is wide.
    private func partOfWord(
        in stretch: ClosedRange<CGFloat>, from cursor: inout Cursor, of paragraph: ShapedParagraph
    ) -> Piece? {
        let word = paragraph.words[cursor.word]
        let start = cursor.byte ?? word.start
        guard paragraph.room(from: start, to: word.end) > width + Self.slack else { return nil }
        return brokenPiece(in: stretch, from: &cursor, of: paragraph, isForced: false)
    }

    /// A part of the next word where no obstacle is in the way and not even a letter fits: one letter.
    func forcedPiece(from cursor: inout Cursor) -> Piece {
        let paragraph = shaped.paragraphs[cursor.paragraph]
        let stretch = 0...width
        guard cursor.word < paragraph.words.count,
            let piece = brokenPiece(in: stretch, from: &cursor, of: paragraph, isForced: true)
        else {
            defer { cursor = Cursor(paragraph: cursor.paragraph + 1) }
            return Piece(paragraph: cursor.paragraph, start: 0, end: 0, length: 0, stretch: stretch)
        }
        if cursor.word >= paragraph.words.count { cursor = Cursor(paragraph: cursor.paragraph + 1) }
        return piece
    }

    /// The letters of a word that fit a stretch, at least one where it is forced.
    private func brokenPiece(
        in stretch: ClosedRange<CGFloat>, from cursor: inout Cursor, of paragraph: ShapedParagraph, isForced: Bool
    ) -> Piece? {
        let word = paragraph.words[cursor.word]
        let start = cursor.byte ?? word.start
        var (end, next) = (start, start)
        for character in paragraph.text(from: start, to: word.end) {
            next += character.utf8.count
            let fits = paragraph.room(from: start, to: next) <= length(of: stretch) + Self.slack
            guard fits || (isForced && end == start) else { break }
            // A ligature is not parted.
            if next == word.end || paragraph.offsets[next] < paragraph.offsets[next + 1] || isForced { end = next }
        }
        guard end > start else { return nil }
        var piece = Piece(paragraph: cursor.paragraph, start: start, end: end, length: 0, stretch: stretch)
        (piece.ascent, piece.descent) = (word.ascent, word.descent)
        piece.length = length(alone: paragraph.text(from: start, to: end))
        if end == word.end { (cursor.word, cursor.byte) = (cursor.word + 1, nil) } else { cursor.byte = end }
        return piece
    }

    /// How long a part of a word is by itself: joined letters take another shape where they are parted.
    private func length(alone text: Substring) -> CGFloat {
        measurer.measure(TextRequest(text: String(text), style: request.style, direction: request.direction)).size.width
    }
}
