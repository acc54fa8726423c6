import Foundation
import RegionGeometry

/// Breaks a shaped text into lines around rectangles.
///
/// Lines go from top to bottom. Each takes the free stretches beside the rectangles in reading order, which is that of
/// its paragraph. Coordinates are those of the room that the text is given: y counts from its top and x from the edge at
/// which lines of the request's direction begin.
struct TextFlow {
    /// The least stretch that lines are put into, as a part of the font's size, where there is a longer one further down.
    static let leastStretch: CGFloat = 3
    /// Lengths are compared to within half of Pango's unit, to which it rounds the width of lines.
    static let slack: CGFloat = 1 / 2048

    let request: TextRequest
    let shaped: ShapedText
    let measurer: any TextMeasurer
    /// The width of the room, infinite where lines end only where the text's own do.
    let width: CGFloat
    /// Shorter stretches are left empty.
    let least: CGFloat

    var sweep: BandSweep
    var cursor = Cursor()
    var lines: [Line] = []
    var isTruncated = false

    /// Where in the text the next line begins.
    struct Cursor {
        var paragraph = 0
        var word = 0
        /// A byte within the word, where it was broken.
        var byte: Int?
    }

    /// What stands in one stretch.
    struct Piece {
        var paragraph: Int
        var start: Int
        var end: Int
        var length: CGFloat
        var stretch: ClosedRange<CGFloat>
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        /// What is shown in place of the paragraph's own characters, where a part of them is left out.
        var shortened: String?
    }

    /// A line: its pieces in reading order, and where it stands.
    struct Line {
        var pieces: [Piece]
        var top: CGFloat
        var ascent: CGFloat
        var descent: CGFloat
        /// Where the text goes on after it.
        var next: Cursor

        var bottom: CGFloat { top + ascent + descent }
    }

    /// The flow of a request's text; its width is the room's.
    init(
        _ request: TextRequest, _ shaped: ShapedText, around obstacles: [CGRect], leastStretch: CGFloat,
        measurer: any TextMeasurer
    ) {
        (self.request, self.shaped, self.measurer) = (request, shaped, measurer)
        let width = request.width.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
        self.width = width
        least = min(width, request.style.size.isFinite ? request.style.size * leastStretch : 0)
        sweep = BandSweep(within: 0...width, avoiding: obstacles)
    }

    /// All lines, or as many as the request allows, the last of which then says that a part is left out.
    mutating func run() {
        let spacing = request.lineSpacing.isFinite ? request.lineSpacing : 0
        let limit = max(request.lineLimit ?? .max, 1)
        var top: CGFloat = 0
        while cursor.paragraph < shaped.paragraphs.count {
            var line = nextLine(from: top)
            cursor = line.next
            if lines.count + 1 == limit, cursor.paragraph < shaped.paragraphs.count {
                isTruncated = true
                cursor.paragraph = shaped.paragraphs.count
                shorten(&line)
            }
            top = max(top, line.bottom + spacing)
            lines.append(line)
        }
    }

    /// The first line that finds room at a height or below.
    private mutating func nextLine(from start: CGFloat) -> Line {
        let own = shaped.metrics
        let isForward = shaped.paragraphs[cursor.paragraph].direction == request.direction
        var (top, ascent, descent) = (start, own.ascent, own.descent)
        while true {
            let stretches = sweep.spans(top: top, height: ascent + descent).filter { length(of: $0) >= least }
            var next = cursor
            var pieces = fill(isForward ? stretches : stretches.reversed(), from: &next)
            if pieces.isEmpty {
                if let below = sweep.nextTop {
                    (top, ascent, descent) = (below, own.ascent, own.descent)
                    continue
                }
                pieces = [forcedPiece(from: &next)]
            }
            let reach = (pieces.map(\.ascent).max() ?? 0, pieces.map(\.descent).max() ?? 0)
            // A line that must be higher is tried again in a higher band, until it holds what made it grow.
            if reach.0 > ascent || reach.1 > descent {
                (ascent, descent) = (max(ascent, reach.0), max(descent, reach.1))
                continue
            }
            return Line(pieces: pieces, top: top, ascent: ascent, descent: descent, next: next)
        }
    }

    func length(of stretch: ClosedRange<CGFloat>) -> CGFloat { stretch.upperBound - stretch.lowerBound }
}
