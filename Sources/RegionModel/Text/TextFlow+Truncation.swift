import Foundation

extension TextFlow {
    /// Puts an ellipsis into the last piece of a line for what does not follow any more.
    func shorten(_ line: inout Line) {
        guard let piece = line.pieces.last else { return }
        let rest = rest(from: piece)
        let stretch = length(of: piece.stretch)
        let short = measurer.measure(
            TextRequest(
                text: rest, style: request.style, width: stretch.isFinite ? stretch : nil, lineLimit: 1,
                truncation: request.truncation, direction: shaped.paragraphs[piece.paragraph].direction))
        guard let shown = short.lines.first else { return }
        line.pieces[line.pieces.count - 1].shortened = shown.text
        line.pieces[line.pieces.count - 1].length = shown.frame.width
    }

    /// The text from a piece on. Where its end is left out, a line break stands for what cannot be seen anyway.
    private func rest(from piece: Piece) -> String {
        let paragraph = shaped.paragraphs[piece.paragraph]
        let following = shaped.paragraphs[(piece.paragraph + 1)...]
        guard request.truncation == .tail else {
            let first = String(paragraph.text(from: piece.start, to: paragraph.text.utf8.count))
            return ([first] + following.map(\.text)).joined(separator: "\n")
        }
        let far = paragraph.offsets[piece.end] + length(of: piece.stretch)
        let end = paragraph.words.first { $0.start >= piece.end && paragraph.offsets[$0.end] > far }?.end
        return paragraph.text(from: piece.start, to: end ?? paragraph.text.utf8.count) + "\n…"
    }
}
