import Foundation
import RegionGeometry
import TestSupport
import Testing

/// What holds for any container, any divisions and anything that panes may ask for.
@Suite("Laws of arrangements")
struct ArrangementLawTests {
    private struct Case {
        let container: CGRect
        let divisions: [CGRect]
        let split: SplitArrangement
        let overlay: OverlayArrangement

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            let container = CGRect(
                x: generator.length(-90...90), y: generator.length(-90...90), width: generator.length(1...900),
                height: generator.length(1...900))
            self.container = container
            divisions = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                Self.division(across: container, &generator)
            }
            let axes = PaneAxis.Set(rawValue: Int.random(in: 0...3, using: &generator))
            split = SplitArrangement(
                axes: axes, isCompact: generator.chance(20), primary: Self.pane(&generator),
                secondary: Self.pane(&generator))
            overlay = OverlayArrangement(axes: axes, primary: Self.sides(&generator), secondary: Self.sides(&generator))
        }

        /// A fold from edge to edge, thick or thin, or any rectangle.
        private static func division(across container: CGRect, _ generator: inout SeededGenerator) -> CGRect {
            let thickness = generator.chance(25) ? 0 : generator.length(1...60)
            let (x, y) = (generator.length(-100...900), generator.length(-100...900))
            if generator.chance(20) {
                return CGRect(x: x, y: y, width: generator.length(0...400), height: thickness * 5)
            }
            return generator.chance(50)
                ? CGRect(x: x, y: container.minY - 5, width: thickness, height: container.height + 9)
                : CGRect(x: container.minX - 5, y: y, width: container.width + 9, height: thickness)
        }

        private static func pane(_ generator: inout SeededGenerator) -> SplitPane {
            func length(_ generator: inout SeededGenerator) -> PaneLengths.Length? {
                if generator.chance(60) { return nil }
                return generator.chance(50)
                    ? .points(generator.length(-10...900)) : .share(generator.length(0...8) / 8)
            }
            func lengths(_ generator: inout SeededGenerator) -> PaneLengths {
                PaneLengths(minimum: length(&generator), ideal: length(&generator), maximum: length(&generator))
            }
            return SplitPane(
                width: lengths(&generator), height: lengths(&generator), priority: generator.length(0...1))
        }

        private static func sides(_ generator: inout SeededGenerator) -> OverlayArrangement.Pane {
            let sides: [OverlayArrangement.Side?] = [nil, .first, .last]
            return OverlayArrangement.Pane(
                horizontal: sides[Int.random(in: 0...2, using: &generator)],
                vertical: sides[Int.random(in: 0...2, using: &generator)])
        }

        private init(
            container: CGRect, divisions: [CGRect], split: SplitArrangement, overlay: OverlayArrangement
        ) {
            (self.container, self.divisions, self.split, self.overlay) = (container, divisions, split, overlay)
        }

        /// The case with everything a quarter as long, what is asked for in points included.
        var quartered: Case {
            func length(_ length: PaneLengths.Length?) -> PaneLengths.Length? {
                if case .points(let points) = length { return .points(points / 4) }
                return length
            }
            func lengths(_ lengths: PaneLengths) -> PaneLengths {
                PaneLengths(
                    minimum: length(lengths.minimum), ideal: length(lengths.ideal), maximum: length(lengths.maximum))
            }
            func pane(_ pane: SplitPane) -> SplitPane {
                SplitPane(width: lengths(pane.width), height: lengths(pane.height), priority: pane.priority)
            }
            var split = split
            (split.primary, split.secondary) = (pane(split.primary), pane(split.secondary))
            return Case(
                container: container.scaled(by: 0.25), divisions: divisions.map { $0.scaled(by: 0.25) }, split: split,
                overlay: overlay)
        }

        /// What the case's arrangements make of a container and divisions.
        func panes(
            _ container: CGRect, _ divisions: [CGRect], isRightToLeft: Bool = false
        ) -> [ArrangedPanes] {
            [
                split.panes(in: container, divisions: divisions, isRightToLeft: isRightToLeft),
                overlay.panes(in: container, divisions: divisions, isRightToLeft: isRightToLeft),
            ]
        }
    }

    private static let seeds = 1...2000 as ClosedRange<UInt64>

    @Test("Panes beside one another lie within the container, do not overlap, and are clear of every division")
    func clear() {
        var parted = 0
        for seed in Self.seeds {
            let this = Case(seed: seed)
            for panes in this.panes(this.container, this.divisions) {
                let frames = [panes.primary, panes.secondary]
                #expect(frames.allSatisfy { $0.isWellFormed && isWithin($0, this.container) }, "seed \(seed)")
                guard panes.axis != nil else {
                    #expect(frames == [this.container, this.container], "seed \(seed)")
                    continue
                }
                parted += 1
                #expect(isClear(panes.primary, of: panes.secondary), "seed \(seed)")
                for division in this.divisions {
                    // Nothing is clear of a division that covers all there is.
                    #expect(frames.allSatisfy { isClear($0, of: division) || isWithin($0, division) }, "seed \(seed)")
                }
            }
        }
        #expect(parted > 1000)
    }

    @Test("The mirrored container has the mirrored panes from right to left, and a moved one the moved panes")
    func mirrored() {
        for seed in Self.seeds {
            let this = Case(seed: seed)
            let axis = this.container.minX + this.container.maxX
            let mirror = { (rect: CGRect) in rect.mirrored(inWidth: axis) }
            let here = this.panes(this.container, this.divisions)
            let mirrored = this.panes(this.container, this.divisions.map(mirror), isRightToLeft: true)
            let moved = this.panes(
                this.container.offsetBy(dx: 64, dy: -32), this.divisions.map { $0.offsetBy(dx: 64, dy: -32) })
            for index in here.indices {
                let (a, b, c) = (here[index], mirrored[index], moved[index])
                #expect(
                    isSame(a.primary, mirror(b.primary)) && isSame(a.secondary, mirror(b.secondary)), "seed \(seed)")
                #expect(isSame(a.primary.offsetBy(dx: 64, dy: -32), c.primary), "seed \(seed)")
                #expect(isSame(a.secondary.offsetBy(dx: 64, dy: -32), c.secondary), "seed \(seed)")
                #expect(a.axis == b.axis && a.axis == c.axis, "seed \(seed)")
            }
        }
    }

    @Test("A container of a quarter of the size has panes of a quarter, where a side counts by its share")
    func scaled() {
        var count = 0
        for seed in Self.seeds {
            let this = Case(seed: seed)
            // In longer ones a side must have 120 points.
            guard max(this.container.width, this.container.height) <= 480 else { continue }
            count += 1
            let small = this.quartered
            for (a, b) in zip(
                this.panes(this.container, this.divisions), small.panes(small.container, small.divisions))
            {
                #expect(isSame(a.primary, b.primary.scaled(by: 4)), "seed \(seed)")
                #expect(isSame(a.secondary, b.secondary.scaled(by: 4)), "seed \(seed)")
                #expect(a.axis == b.axis && a.isPrimaryShown == b.isPrimaryShown, "seed \(seed)")
                #expect(a.isSecondaryShown == b.isSecondaryShown, "seed \(seed)")
            }
        }
        #expect(count > 400)
    }

    @Test("Without divisions the panes of a split fill the container; the axis is known before the panes")
    func fills() {
        for seed in Self.seeds {
            let this = Case(seed: seed)
            let panes = this.split.panes(in: this.container, divisions: [])
            #expect(isSame(panes.primary.union(panes.secondary), this.container), "seed \(seed)")
            #expect(panes.isPrimaryShown || panes.isSecondaryShown, "seed \(seed)")
            let both = this.panes(this.container, this.divisions)
            #expect(both[0].axis == this.split.axis(in: this.container, divisions: this.divisions), "seed \(seed)")
            #expect(both[1].axis == this.overlay.axis(in: this.container, divisions: this.divisions), "seed \(seed)")
        }
    }

    /// Whether a rectangle meets another by no more than sums of lengths are inexact.
    private func isClear(_ rect: CGRect, of other: CGRect) -> Bool {
        !other.meets(rect.insetBy(dx: min(1e-6, rect.width / 2), dy: min(1e-6, rect.height / 2)))
    }

    private func isWithin(_ rect: CGRect, _ outer: CGRect) -> Bool {
        rect.minX >= outer.minX - 1e-6 && rect.maxX <= outer.maxX + 1e-6 && rect.minY >= outer.minY - 1e-6
            && rect.maxY <= outer.maxY + 1e-6
    }

    private func isSame(_ a: CGRect, _ b: CGRect) -> Bool { isWithin(a, b) && isWithin(b, a) }
}
