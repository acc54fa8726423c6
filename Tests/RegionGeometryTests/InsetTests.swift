import Foundation
import RegionGeometry
import TestSupport
import Testing

/// Rectangles less the distances from their edges.
@Suite("Insets")
struct InsetTests {
    private static let frame = CGRect(x: 10, y: 20, width: 40, height: 30)

    @Test(
        "A frame less margins that are",
        arguments: [
            ("none", RectInsets.zero, frame),
            (
                "smaller than it", RectInsets(top: 1, left: 2, bottom: 3, right: 4),
                CGRect(x: 12, y: 21, width: 34, height: 26)
            ),
            (
                "as large as it", RectInsets(top: 30, left: 20, right: 20),
                CGRect(x: 30, y: 50, width: 0, height: 0)
            ),
            (
                "larger than it on one axis", RectInsets(left: 60, right: 20),
                CGRect(x: 40, y: 20, width: 0, height: 30)
            ),
            (
                "larger than it on a side alone", RectInsets(bottom: 100),
                CGRect(x: 10, y: 20, width: 40, height: 0)
            ),
            (
                "much larger than it", RectInsets(top: 1e9, left: 3e9, bottom: 2e9, right: 1e9),
                CGRect(x: 40, y: 30, width: 0, height: 0)
            ),
            ("negative", RectInsets(top: -5, right: -6), CGRect(x: 10, y: 15, width: 46, height: 35)),
        ])
    func table(what: String, margins: RectInsets, core: CGRect) {
        #expect(Self.frame.inset(by: margins) == core, "\(what)")
    }

    @Test("A core lies in its frame whatever the margins are, and mirrors, moves and scales with it")
    func laws() {
        for seed in 1...800 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let frame = CGRect(
                x: random.length(-50...50), y: random.length(-50...50), width: random.length(0...50),
                height: random.length(0...50))
            func margins(_ factor: CGFloat = 1) -> RectInsets {
                var random = SeededGenerator(seed: seed &+ 99)
                return RectInsets(
                    top: random.length(0...60) * factor, left: random.length(0...60) * factor,
                    bottom: random.length(0...60) * factor, right: random.length(0...60) * factor)
            }
            let core = frame.inset(by: margins())
            #expect(core.lies(within: frame.insetBy(dx: -1e-9, dy: -1e-9)), "seed \(seed): \(core)")
            #expect(
                core.size
                    == CGSize(
                        width: max(0, frame.width - margins().left - margins().right),
                        height: max(0, frame.height - margins().top - margins().bottom)), "seed \(seed)")
            let mirrored = frame.mirrored(inWidth: 64).inset(by: margins().mirrored)
            #expect(isNear(mirrored, core.mirrored(inWidth: 64)), "seed \(seed)")
            let moved = frame.offsetBy(dx: 64, dy: -32).inset(by: margins())
            #expect(isNear(moved, core.offsetBy(dx: 64, dy: -32)), "seed \(seed)")
            #expect(frame.scaled(by: 4).inset(by: margins(4)) == core.scaled(by: 4), "seed \(seed)")
        }
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        a.size == b.size && abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9
    }
}
