import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// What the engine promises to a user's `Layout`; these facts are told in words, so each has its test by its name.
@MainActor
enum LayoutProtocolFacts {
    static func check(_ fact: LayoutFact) throws {
        switch fact.id {
        case "layout.unplaced-centre": unplaced()
        case "layout.place-defaults": placeDefaults()
        case "layout.place-last-wins": lastWins()
        case "layout.updateCache-default": cacheIsMadeAgain()
        case "layout.explicitAlignment-default": guidesAreMerged()
        case "layout.size-cache": sizesAreRemembered()
        case "layout.empty-priority": emptyContainers()
        case "layout.rtl": mirrored()
        default: throw UnknownFact(fact: fact)
        }
    }

    private static func tree(
        _ layout: ScriptedLayout, direction: LayoutDirection = .leftToRight
    ) -> FactTree {
        FactTree(ProposedViewSize(width: 100, height: 60), direction: direction) {
            layout {
                Color.red.frame(width: 20, height: 10).id("a")
                Color.red.frame(maxWidth: 30, maxHeight: 30).id("b")
            }
        }
    }

    private static func unplaced() {
        let tree = tree(
            ScriptedLayout { bounds, subviews in
                subviews[0].place(at: bounds.origin, proposal: .unspecified)
            })
        #expect(tree["a"].origin == .zero)
        #expect(tree["b"] == CGRect(x: 35, y: 15, width: 30, height: 30))
    }

    private static func placeDefaults() {
        let tree = FactTree(ProposedViewSize(width: 100, height: 60)) {
            ScriptedLayout { bounds, subviews in
                subviews[0].place(at: CGPoint(x: bounds.minX + 5, y: bounds.minY + 7), proposal: .unspecified)
                subviews[1].place(
                    at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
                    proposal: ProposedViewSize(width: 25, height: 12))
            }({
                Color.red.frame(width: 20, height: 10).id("a")
                Color.red.id("b")
            })
            .padding(10)
        }
        #expect(tree["a"] == CGRect(x: 15, y: 17, width: 20, height: 10))
        #expect(tree["b"] == CGRect(x: 65, y: 38, width: 25, height: 12))
        // A layout that lays another's subviews out hands it bounds that do not begin at zero.
        let nested = FactTree(ProposedViewSize(width: 100, height: 60)) {
            ScriptedLayout { bounds, subviews in
                var cache: Void = ()
                HStackLayout(alignment: .top, spacing: 0).placeSubviews(
                    in: bounds.offsetBy(dx: 30, dy: 40), proposal: .unspecified, subviews: subviews, cache: &cache)
            }({ Color.red.frame(width: 20, height: 10).id("a") })
        }
        #expect(nested["a"].origin == CGPoint(x: 30, y: 40))
    }

    private static func lastWins() {
        let tree = tree(
            ScriptedLayout { _, subviews in
                for x in [3.0, 50, 8] { subviews[0].place(at: CGPoint(x: x, y: x), proposal: .unspecified) }
            })
        #expect(tree["a"].origin == CGPoint(x: 8, y: 8))
    }

    private static func cacheIsMadeAgain() {
        let log = FactLog()
        let layout = { CountingLayout(log: log) }
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 100, height: 100))) {
            layout()({ ForEach(0..<2, id: \.self) { _ in Color.red } })
        }
        host.layOut()
        #expect(log.proposals.map(\.name) == ["make 2"])
        host.update { layout()({ ForEach(0..<3, id: \.self) { _ in Color.red } }) }
        host.layOut()
        #expect(log.proposals.map(\.name).last == "make 3")
        #expect(log.bounds.last == CGRect(x: 0, y: 0, width: 3, height: 0), "the cache is the new one")
    }

    private static func guidesAreMerged() {
        var seen: [CGFloat?] = []
        let places = FactLog()
        _ = FactTree(ProposedViewSize(width: 100, height: 60)) {
            DimensionsProbe { seen = [$0[explicit: Probe.alignment], $0[explicit: HorizontalAlignment.leading]] }({
                ScriptedLayout(log: places) { _, subviews in
                    subviews[0].place(at: CGPoint(x: 10, y: 0), proposal: .unspecified)
                    subviews[1].place(at: CGPoint(x: 30, y: 0), proposal: .unspecified)
                }({
                    Color.red.frame(width: 20, height: 10).alignmentGuide(Probe.alignment) { _ in 4 }
                    Color.red.frame(width: 20, height: 10).alignmentGuide(Probe.alignment) { _ in 6 }
                })
            })
        }
        #expect(seen == [25, nil], "the mean of 10 + 4 and 30 + 6; built-in guides are not merged")
        #expect(places.bounds.first?.origin == .zero, "placed once to tell, at zero")
    }

    private static func sizesAreRemembered() {
        let log = FactLog()
        _ = FactTree(ProposedViewSize(width: 100, height: 60)) {
            ScriptedLayout { bounds, subviews in
                for _ in 0..<5 { _ = subviews[0].sizeThatFits(ProposedViewSize(width: 44, height: 44)) }
                subviews[0].place(at: .zero, proposal: ProposedViewSize(width: 44, height: 44))
            }({ ProbeLayout(name: "inner", log: log).view })
        }
        #expect(log.proposals.count { $0.proposal == ProposedViewSize(width: 44, height: 44) } == 1)
    }

    private static func emptyContainers() {
        var found: [(Double, CGSize)] = []
        let probe = SubviewProbe { subviews in
            found = subviews.map { ($0.priority, $0.sizeThatFits(ProposedViewSize(width: 100, height: 100))) }
        }
        _ = FactTree(ProposedViewSize(width: 100, height: 60)) {
            probe {
                HStack {}
                VStack {}
            }
        }
        #expect(found.count == 2 && found.allSatisfy { $0.0 == -.infinity && $0.1 == .zero })
    }

    private static func mirrored() {
        let layout = ScriptedLayout { bounds, subviews in
            subviews[0].place(at: CGPoint(x: bounds.minX + 5, y: 0), proposal: .unspecified)
            subviews[1].place(at: CGPoint(x: bounds.minX + 50, y: 0), proposal: .unspecified)
        }
        #expect(tree(layout)["a"].minX == 5)
        #expect(tree(layout, direction: .rightToLeft)["a"].minX == 75)
        for direction in LayoutDirection.allCases {
            var edges: [CGFloat?] = []
            let probe = SubviewProbe { edges = [$0[0].spacing.left.plain, $0[0].spacing.right.plain] }
            _ = FactTree(.unspecified, direction: direction) {
                probe {
                    HStack {
                        Spacer()
                        Color.red
                    }
                }
            }
            #expect(edges == (direction == .leftToRight ? [0, nil] : [nil, 0]), "\(direction)")
        }
    }
}

private enum Probe: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    static let alignment = HorizontalAlignment(Probe.self)
}

/// A layout that takes what it is offered and places as a test says.
private struct ScriptedLayout: Layout {
    var log = FactLog()
    let place: (CGRect, LayoutSubviews) -> Void

    @MainActor
    init(log: FactLog = FactLog(), _ place: @escaping (CGRect, LayoutSubviews) -> Void) {
        self.log = log
        self.place = place
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        log.bounds.append(bounds)
        place(bounds, subviews)
    }
}

/// A layout whose cache counts its subviews.
private struct CountingLayout: Layout {
    let log: FactLog

    func makeCache(subviews: Subviews) -> Int {
        log.proposals.append(("make \(subviews.count)", .zero))
        return subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        log.bounds.append(CGRect(x: 0, y: 0, width: CGFloat(cache), height: 0))
    }
}

/// A layout that shows a test the dimensions of the view in it.
private struct DimensionsProbe: Layout {
    let look: (ViewDimensions) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        look(subviews[0].dimensions(in: proposal))
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A layout that shows a test its subviews.
private struct SubviewProbe: Layout {
    let look: (LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        look(subviews)
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
