import Foundation

extension TextMeasurer {
    /// The size and the lines of a text that flows around rectangles.
    ///
    /// No line meets a rectangle: what stands beside one is a line of its own, so that several may stand at one height.
    /// They are in reading order; a paragraph that runs against the request's direction takes the stretches of a height
    /// from its own side. Lines break where the text allows it, and within a word only where the word is wider than the
    /// room. A stretch shorter than three times the font's size stays empty. Below the rectangles all room is free: lines
    /// go on there, however far down.
    ///
    /// - Parameters:
    ///   - request: The text and the room's width. A text whose width is given takes all of it.
    ///   - obstacles: Rectangles in the room's coordinates, in points: y counts from the top, and x from the edge at which
    ///     lines of the request's direction begin, so from the right where that is right to left. Those that are not
    ///     finite or have a negative size are left out.
    /// - Returns: Lines with frames relative to the room's top left corner, whatever the direction.
    /// - Complexity: O(n + l · m log m) in the characters, the lines and the rectangles beside a line.
    public func measure(_ request: TextRequest, around obstacles: [CGRect]) -> TextMeasurement {
        lay(shape(request), of: request, around: obstacles)
    }

    /// The same for a text that was shaped before.
    package func lay(
        _ shaped: ShapedText, of request: TextRequest, around obstacles: [CGRect],
        leastStretch: CGFloat = TextFlow.leastStretch
    ) -> TextMeasurement {
        var flow = TextFlow(request, shaped, around: obstacles, leastStretch: leastStretch, measurer: self)
        flow.run()
        return flow.measurement
    }
}

extension TextFlow {
    /// The lines as they stand in the room, each piece by itself.
    var measurement: TextMeasurement {
        let extent = width.isFinite ? width : furthest
        var placed: [TextLine] = []
        placed.reserveCapacity(lines.count)
        for line in lines {
            for piece in line.pieces { placed.append(textLine(piece, in: line, extent: extent)) }
        }
        let height = lines.last?.bottom ?? 0
        return TextMeasurement(
            size: CGSize(width: extent, height: height), lines: placed, isTruncated: isTruncated)
    }

    /// Where the lines of an endless room end.
    private var furthest: CGFloat {
        lines.reduce(0) { furthest, line in
            line.pieces.reduce(furthest) { max($0, $1.stretch.lowerBound + $1.length) }
        }
    }

    private func textLine(_ piece: Piece, in line: Line, extent: CGFloat) -> TextLine {
        let paragraph = shaped.paragraphs[piece.paragraph]
        let text = piece.shortened ?? String(paragraph.text(from: piece.start, to: piece.end))
        let stretch = piece.stretch.lowerBound...min(piece.stretch.upperBound, max(extent, piece.stretch.lowerBound))
        let length = min(piece.length, self.length(of: stretch))
        let share: CGFloat =
            switch request.alignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        let offset = stretch.lowerBound + (self.length(of: stretch) - length) * share
        let x = request.direction == .rightToLeft ? extent - offset - length : offset
        return TextLine(
            text: text, frame: CGRect(x: x, y: line.top, width: length, height: line.ascent + line.descent),
            baseline: line.top + line.ascent,
            direction: (text.directionOfLetters ?? .leftToRight) == paragraph.direction ? nil : paragraph.direction)
    }
}
