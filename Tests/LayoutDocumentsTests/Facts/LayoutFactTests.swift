import RegionModel
import Testing

@Suite("Layout facts")
@MainActor
struct LayoutFactTests {
    @Test("A fact holds", arguments: LayoutFact.all)
    func holds(_ fact: LayoutFact) throws {
        switch fact.area {
        case "ProposedViewSize": try ProposalFacts.check(fact)
        case "stack-order": try StackOrderFacts.check(fact)
        case "alignment": try AlignmentFacts.check(fact)
        case "pixel-rounding": try PixelFacts.check(fact)
        case "spacing": try SpacingFacts.check(fact)
        case "frame": try FrameFacts.check(fact)
        case "safeArea": try SafeAreaFacts.check(fact)
        case "coordinateSpace": try CoordinateSpaceFacts.check(fact)
        case "lazyGrid": try LazyGridFacts.check(fact)
        case "grid": try GridFacts.check(fact)
        case "Layout": try LayoutProtocolFacts.check(fact)
        default: throw UnknownFact(fact: fact)
        }
    }

    @Test("All facts are there")
    func count() {
        #expect(LayoutFact.all.count == 75)
        print("layout facts: \(LayoutFact.all.count)")
    }
}
