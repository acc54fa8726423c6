import Foundation
import RegionModel
import SnapshotDrawing

/// Times a paragraph around three rectangles beside Pango's own wrapping of the same paragraph, and writes a line of JSON
/// for each. Neither side keeps anything of a paragraph.
@main struct TextBenchmarks {
    private static let width: CGFloat = 360
    private static let exclusions = [
        CGRect(x: 160, y: 0, width: 58, height: 37), CGRect(x: 0, y: 90, width: 120, height: 60),
        CGRect(x: 240, y: 140, width: 120, height: 80),
    ]

    static func main() throws {
        let measurer = try PangoTextMeasurer()
        let peer = PangoPeer()
        for (name, sentence) in sentences {
            for bytes in [400, 4_000] {
                let text = paragraph(of: sentence, bytes: bytes)
                let request = TextRequest(text: text, width: width)
                let lines = measurer.measure(request, around: exclusions).lines.count
                let (ours, plain) = best(
                    { _ = measurer.measure(request, around: exclusions) },
                    { _ = peer.lineCount(of: text, width: width) })
                report(name, bytes: text.utf8.count, lines: lines, ours: ours, pango: plain)
            }
        }
    }

    private static let sentences = [
        ("Latin", "A camera looks through the page and the words step aside, so that nobody has to guess at them."),
        ("Arabic", "تنظر الكاميرا عبر الصفحة فتتنحى الكلمات جانبا حتى لا يضطر أحد إلى تخمينها."),
        ("Hebrew", "המצלמה מביטה דרך הדף והמילים זזות הצידה כדי שאיש לא יצטרך לנחש אותן."),
    ]

    /// A sentence as often as comes nearest to a number of bytes.
    private static func paragraph(of sentence: String, bytes: Int) -> String {
        Array(repeating: sentence, count: max(1, (bytes + sentence.utf8.count / 2) / sentence.utf8.count)).joined(
            separator: " ")
    }

    /// The least times of two kinds of work in nanoseconds, done by turns so that both meet the same machine.
    private static func best(_ first: () -> Void, _ second: () -> Void) -> (Double, Double) {
        var least = (Double.infinity, Double.infinity)
        for _ in 0..<200 {
            least = (min(least.0, nanoseconds(first)), min(least.1, nanoseconds(second)))
        }
        return least
    }

    private static func nanoseconds(_ work: () -> Void) -> Double {
        let time = ContinuousClock().measure(work)
        return time / .nanoseconds(1)
    }

    private static func report(_ name: String, bytes: Int, lines: Int, ours: Double, pango: Double) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("script")
            writer.value(name)
            writer.key("bytes")
            writer.value(bytes)
            writer.key("lines")
            writer.value(lines)
            writer.key("around")
            writer.value(ours.rounded())
            writer.key("pango")
            writer.value(pango.rounded())
        }
        print(writer.text)
    }
}
