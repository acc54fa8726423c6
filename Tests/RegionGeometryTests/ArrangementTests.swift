import Foundation
import RegionGeometry
import Testing

/// Where two panes lie, in numbers. Those of the iPhone Duo were measured in its simulator.
@Suite("Arrangements of two panes")
struct ArrangementTests {
    /// The content of a navigation stack on the open Duo, in landscape.
    private static let landscape = CGRect(x: 0, y: 0, width: 867, height: 611)
    private static let bookFold = CGRect(x: 455.5, y: -82, width: 40, height: 669)

    /// What the panes of a horizontal split ask for, and the widths that they have flat and beside the fold.
    struct Shares: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var primary = PaneLengths()
        var secondary = PaneLengths()
        var priorities = (primary: 0.0, secondary: 0.0)
        let flat: [CGFloat]
    }

    private static func points(_ minimum: CGFloat?, _ ideal: CGFloat? = nil, _ maximum: CGFloat? = nil) -> PaneLengths {
        PaneLengths(
            minimum: minimum.map { .points($0) }, ideal: ideal.map { .points($0) },
            maximum: maximum.map { .points($0) })
    }

    private static func share(_ ideal: CGFloat) -> PaneLengths { PaneLengths(ideal: .share(ideal)) }

    static let shares = [
        Shares(testDescription: "nothing, measured", flat: [433.5, 433.5]),
        Shares(testDescription: "a ratio of 0.3, measured", primary: share(0.3), flat: [260.1, 606.9]),
        Shares(testDescription: "all limits on the first, measured", primary: points(280, 330, 440), flat: [330, 537]),
        Shares(testDescription: "a minimum on the first, measured", primary: points(240), flat: [433.5, 433.5]),
        Shares(
            testDescription: "limits on the first, a minimum on the second, measured", primary: points(280, 330, 440),
            secondary: points(360), flat: [330, 537]),
        Shares(testDescription: "a minimum of more than half", primary: points(500), flat: [500, 367]),
        Shares(testDescription: "an ideal on the second", secondary: points(nil, 320), flat: [547, 320]),
        Shares(testDescription: "a maximum on the second", secondary: points(nil, nil, 300), flat: [567, 300]),
        Shares(
            testDescription: "a maximum on both", primary: points(nil, nil, 200), secondary: points(nil, nil, 200),
            flat: [667, 200]),
        Shares(
            testDescription: "shares that leave a rest", primary: share(0.2), secondary: share(0.5),
            flat: [433.5, 433.5]),
        Shares(
            testDescription: "a rest for the second, which matters more", primary: share(0.2), secondary: share(0.5),
            priorities: (0, 1), flat: [173.4, 693.6]),
        Shares(
            testDescription: "shares of more than there is", primary: share(0.7), secondary: share(0.7),
            flat: [606.9, 260.1]),
        Shares(
            testDescription: "shares of more than there is, the second first", primary: share(0.7),
            secondary: share(0.7), priorities: (0, 1), flat: [260.1, 606.9]),
        Shares(
            testDescription: "minima of more than there is", primary: points(600), secondary: points(600),
            flat: [600, 267]),
        Shares(testDescription: "all of it", primary: share(1), flat: [867, 0]),
        Shares(testDescription: "more than all of it", primary: points(2000), flat: [867, 0]),
        Shares(testDescription: "less than nothing", primary: points(nil, -50), flat: [0, 867]),
        Shares(testDescription: "no numbers", primary: points(.nan, .nan, .nan), flat: [433.5, 433.5]),
        Shares(
            testDescription: "no end", primary: points(nil, .infinity), secondary: points(nil, nil, .infinity),
            flat: [867, 0]),
    ]

    @Test("Panes have what they ask for as far as there is room, and the fold beats what they ask", arguments: shares)
    func widths(shares: Shares) {
        let split = SplitArrangement(
            primary: SplitPane(width: shares.primary, priority: shares.priorities.primary),
            secondary: SplitPane(width: shares.secondary, priority: shares.priorities.secondary))
        let flat = split.panes(in: Self.landscape, divisions: [])
        #expect(abs(flat.primary.width - shares.flat[0]) < 1e-9 && abs(flat.secondary.width - shares.flat[1]) < 1e-9)
        #expect(flat.secondary.minX == flat.primary.maxX && flat.axis == .horizontal)
        #expect((flat.isPrimaryShown, flat.isSecondaryShown) == (shares.flat[0] > 0, shares.flat[1] > 0))
        let folded = split.panes(in: Self.landscape, divisions: [Self.bookFold])
        #expect(folded.primary == CGRect(x: 0, y: 0, width: 455.5, height: 611))
        #expect(folded.secondary == CGRect(x: 495.5, y: 0, width: 371.5, height: 611))
        #expect(folded.isPrimaryShown && folded.isSecondaryShown)
    }

    @Test("Heights count in a vertical split")
    func heights() {
        let pane = SplitPane(width: PaneLengths(ideal: .points(10)), height: PaneLengths(ideal: .share(0.25)))
        let panes = SplitArrangement(primary: pane)
            .panes(in: CGRect(x: 5, y: 100, width: 300, height: 400), divisions: [])
        #expect(panes.primary == CGRect(x: 5, y: 100, width: 300, height: 100) && panes.axis == .vertical)
        #expect(panes.secondary == CGRect(x: 5, y: 200, width: 300, height: 300))
    }

    /// A container, its divisions, and the axis along which the panes of a split lie.
    struct Room: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var size = CGSize(width: 400, height: 300)
        var divisions: [CGRect] = []
        var axes = PaneAxis.Set.both
        var isCompact = false
        let axis: PaneAxis?
        var primary: CGRect?
        var secondary: CGRect?
    }

    private static let upright = CGSize(width: 300, height: 400)
    private static func vertical(_ x: CGFloat, _ width: CGFloat = 20) -> CGRect {
        CGRect(x: x, y: -50, width: width, height: 900)
    }
    private static func horizontal(_ y: CGFloat, _ height: CGFloat = 20) -> CGRect {
        CGRect(x: -50, y: y, width: 900, height: height)
    }

    static let rooms = [
        Room(testDescription: "wide", axis: .horizontal),
        Room(testDescription: "upright", size: upright, axis: .vertical),
        Room(testDescription: "square", size: CGSize(width: 300, height: 300), axis: .vertical),
        Room(testDescription: "wide, vertical only", axes: .vertical, axis: nil),
        Room(testDescription: "upright, horizontal only", size: upright, axes: .horizontal, axis: nil),
        Room(testDescription: "no axis", axes: [], axis: nil),
        Room(testDescription: "a compact one", isCompact: true, axis: nil),
        Room(
            testDescription: "a compact one with a fold", divisions: [vertical(180)], isCompact: true, axis: .horizontal
        ),
        Room(
            testDescription: "upright with a fold from top to bottom", size: upright, divisions: [vertical(140)],
            axis: .horizontal),
        Room(testDescription: "wide with a fold from side to side", divisions: [horizontal(140)], axis: .vertical),
        Room(
            testDescription: "wide with a fold, the other axis only", divisions: [vertical(180)], axes: .vertical,
            axis: nil),
        Room(
            testDescription: "a fold along an axis that is not allowed takes the smaller side",
            divisions: [horizontal(180)], axes: .horizontal, axis: .horizontal,
            primary: CGRect(x: 0, y: 0, width: 200, height: 180),
            secondary: CGRect(x: 200, y: 0, width: 200, height: 180)),
        Room(
            testDescription: "a sliver at the trailing edge, as in Split View", size: CGSize(width: 469, height: 669),
            divisions: [CGRect(x: 455.5, y: 0, width: 13.5, height: 669)], axis: .vertical,
            primary: CGRect(x: 0, y: 0, width: 455.5, height: 334.5),
            secondary: CGRect(x: 0, y: 334.5, width: 455.5, height: 334.5)),
        Room(
            testDescription: "a sliver at the leading edge of a wide one", divisions: [vertical(-10)],
            axis: .horizontal, primary: CGRect(x: 10, y: 0, width: 195, height: 300),
            secondary: CGRect(x: 205, y: 0, width: 195, height: 300)),
        Room(
            testDescription: "a strip beside a fold that is too narrow for a pane", divisions: [vertical(60)],
            axis: .horizontal, primary: CGRect(x: 80, y: 0, width: 160, height: 300),
            secondary: CGRect(x: 240, y: 0, width: 160, height: 300)),
        Room(
            testDescription: "a fold without thickness", divisions: [vertical(150, 0)], axis: .horizontal,
            primary: CGRect(x: 0, y: 0, width: 150, height: 300),
            secondary: CGRect(x: 150, y: 0, width: 250, height: 300)),
        Room(
            testDescription: "two folds: the one nearer to the middle parts, the rest of the larger side is clear",
            size: CGSize(width: 900, height: 300), divisions: [vertical(200), vertical(430)], axis: .horizontal,
            primary: CGRect(x: 220, y: 0, width: 210, height: 300),
            secondary: CGRect(x: 450, y: 0, width: 450, height: 300)),
        Room(
            testDescription: "two folds as near: the first parts, and the larger rest is taken",
            size: CGSize(width: 900, height: 300),
            divisions: [vertical(590), vertical(290)], axis: .horizontal,
            primary: CGRect(x: 0, y: 0, width: 290, height: 300),
            secondary: CGRect(x: 610, y: 0, width: 290, height: 300)),
        Room(
            testDescription: "a cross", divisions: [vertical(190), horizontal(130)], axis: .horizontal,
            primary: CGRect(x: 0, y: 150, width: 190, height: 150),
            secondary: CGRect(x: 210, y: 150, width: 190, height: 150)),
        Room(
            testDescription: "a division equal to the container",
            divisions: [CGRect(x: 0, y: 0, width: 400, height: 300)], axis: .horizontal),
        Room(testDescription: "one that touches an edge", divisions: [vertical(400)], axis: .horizontal),
        Room(testDescription: "one that is outside", divisions: [vertical(500)], axis: .horizontal),
        Room(
            testDescription: "the same one twice", divisions: [vertical(180), vertical(180)], axis: .horizontal,
            primary: CGRect(x: 0, y: 0, width: 180, height: 300)),
        Room(
            testDescription: "one that is no rectangle",
            divisions: [CGRect(x: 180, y: 0, width: CGFloat.nan, height: 300)], axis: .horizontal),
        Room(testDescription: "no room", size: .zero, axis: .vertical),
        Room(testDescription: "a container without end", size: CGSize(width: CGFloat.infinity, height: 3), axis: nil),
    ]

    @Test("The fold, the shape and the axes that are allowed decide", arguments: rooms)
    func axes(room: Room) {
        let container = CGRect(origin: .zero, size: room.size)
        let split = SplitArrangement(axes: room.axes, isCompact: room.isCompact)
        let panes = split.panes(in: container, divisions: room.divisions)
        #expect(panes.axis == room.axis && split.axis(in: container, divisions: room.divisions) == room.axis)
        if let primary = room.primary { #expect(panes.primary == primary) }
        if let secondary = room.secondary { #expect(panes.secondary == secondary) }
        if room.axis == nil {
            #expect(panes.primary == container && panes.secondary == container)
            #expect(panes.isPrimaryShown && !panes.isSecondaryShown)
        }
    }

    @Test("Where one pane has all of the room it is the one that matters more, or the primary one")
    func single() {
        for (first, second, isPrimary) in [(0.0, 0.0, true), (1, 0, true), (0, 1, false), (.nan, 1, true)] {
            let split = SplitArrangement(
                axes: [], primary: SplitPane(priority: first), secondary: SplitPane(priority: second))
            let panes = split.panes(in: Self.landscape, divisions: [])
            #expect(panes.isPrimaryShown == isPrimary && panes.isSecondaryShown != isPrimary && !panes.areLayered)
        }
    }

    @Test(
        "An overlay parts at a fold, the secondary pane first unless a pane asks for a side",
        arguments: [
            (nil, nil, false), (.first, nil, true), (.last, nil, false), (nil, .first, false), (nil, .last, true),
            (.first, .first, true), (.last, .last, false), (.first, .last, true), (.last, .first, false),
        ] as [(OverlayArrangement.Side?, OverlayArrangement.Side?, Bool)])
    func sides(primary: OverlayArrangement.Side?, secondary: OverlayArrangement.Side?, isPrimaryFirst: Bool) {
        for (fold, size) in [
            (Self.vertical(180), CGSize(width: 400, height: 300)), (Self.horizontal(180), Self.upright),
        ] {
            let isVertical = fold.height > fold.width
            let overlay = OverlayArrangement(
                primary: isVertical ? .init(horizontal: primary) : .init(vertical: primary),
                secondary: isVertical ? .init(horizontal: secondary) : .init(vertical: secondary))
            let container = CGRect(origin: .zero, size: size)
            let panes = overlay.panes(in: container, divisions: [fold])
            let (first, last) = isPrimaryFirst ? (panes.primary, panes.secondary) : (panes.secondary, panes.primary)
            #expect((isVertical ? first.maxX : first.maxY) == 180 && (isVertical ? last.minX : last.minY) == 200)
            #expect(panes.axis == (isVertical ? .horizontal : .vertical) && !panes.areLayered)
            let layered = overlay.panes(in: container, divisions: [])
            #expect(layered.primary == container && layered.secondary == container && layered.areLayered)
        }
    }

    @Test("An overlay stays one where the axis is not allowed, and over a sliver")
    func staysLayered() {
        let container = CGRect(x: 0, y: 0, width: 400, height: 300)
        #expect(OverlayArrangement(axes: .vertical).panes(in: container, divisions: [Self.vertical(180)]).areLayered)
        #expect(OverlayArrangement().panes(in: container, divisions: [Self.vertical(390)]).areLayered)
    }
}
