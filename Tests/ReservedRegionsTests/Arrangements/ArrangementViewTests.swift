import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// What panes may ask for, and what arrangement views do among others.
@Suite("Arrangement views")
@MainActor
struct ArrangementViewTests {
    private let flat = WindowScene.duoLandscape()
    private let folded = WindowScene.duoLandscape(isFolded: true)

    private func pane(_ name: String) -> some View { Color.blue.id(name) }

    private func frames<Content: View>(
        _ scene: WindowScene, @ViewBuilder _ content: () -> Content
    ) -> (primary: CGRect, secondary: CGRect) {
        let host = ViewHost(scene: scene, content: content)
        return (host.frame("primary"), host.frame("secondary"))
    }

    @Test("A pane has the part that it asks for, and the fold beats it")
    func ratio() {
        func arrangement(_ ratio: CGFloat?) -> some View {
            ArrangementView {
                pane("primary").padding(0).splitArrangementLayoutRatio(ratio)
            } secondary: {
                pane("secondary")
            }
        }
        #expect(abs(frames(flat) { arrangement(0.3) }.primary.width - 260.1) < 1e-9)
        #expect(abs(frames(flat) { arrangement(0.3) }.secondary.width - 606.9) < 1e-9)
        #expect(frames(folded) { arrangement(0.3) }.primary.width == 455.5)
        #expect(frames(flat) { arrangement(nil) }.primary.width == 433.5)
        #expect(frames(flat) { arrangement(1) }.primary.width == 867)
        #expect(frames(flat) { arrangement(1) }.secondary.isNull)
        #expect(frames(folded) { arrangement(1) }.secondary.width == 371.5)
    }

    @Test("What the arrangement itself is told does nothing; what a pane says in its own body counts")
    func whoSays() {
        struct Own: View {
            var body: some View {
                Color.blue.id("primary")
                    .splitArrangementLayoutRatio(
                        minHorizontal: 0.1, idealHorizontal: 0.25, maxHorizontal: 0.5, idealVertical: 0.4)
            }
        }
        let found = frames(flat) {
            ArrangementView {
                Own()
            } secondary: {
                pane("secondary")
            }
        }
        #expect(found.primary.width == 216.75)
        let upright = frames(.duoPortrait()) {
            ArrangementView {
                Own()
            } secondary: {
                pane("secondary")
            }
        }
        #expect(upright.primary.height == 334)
        let ignored = frames(flat) {
            ArrangementView {
                pane("primary")
            } secondary: {
                pane("secondary")
            }
            .splitArrangementLayoutRatio(0.1)
            .splitArrangementLayoutSize(maxWidth: 10)
        }
        #expect(ignored.primary.width == 433.5)
    }

    @Test("A pane keeps within the lengths that it asks for, before any ratio; the fold cuts a minimum to its side")
    func size() {
        func arrangement(_ minimum: CGFloat, _ ideal: CGFloat?) -> some View {
            ArrangementView {
                pane("primary")
                    .splitArrangementLayoutSize(minWidth: minimum, idealWidth: ideal, maxWidth: 440)
                    .splitArrangementLayoutRatio(0.9)
            } secondary: {
                pane("secondary")
            }
        }
        #expect(frames(flat) { arrangement(280, 330) }.primary.width == 330)
        #expect(frames(flat) { arrangement(280, nil) }.primary.width == 440)
        #expect(frames(flat) { arrangement(500, 330) }.secondary.width == 367)
        for scene in [folded, .duoLandscape(isFolded: true, direction: .rightToLeft)] {
            let widths = frames(scene) { arrangement(500, 330) }
            let isForward = scene.layoutDirection == .leftToRight
            #expect((widths.primary.width, widths.secondary.width) == (isForward ? (455.5, 371.5) : (371.5, 455.5)))
        }
    }

    @Test("A pane may ask for its own ideal size along an axis")
    func fixedSize() {
        func arrangement(horizontal: Bool, vertical: Bool) -> some View {
            ArrangementView {
                VStack(spacing: 0) {
                    Color.red.frame(minWidth: 120, idealWidth: 150).frame(idealHeight: 90)
                }
                .id("primary")
                .splitArrangementFixedLayoutSize(horizontal: horizontal, vertical: vertical)
            } secondary: {
                pane("secondary")
            }
        }
        #expect(frames(flat) { arrangement(horizontal: true, vertical: false) }.secondary.minX == 150)
        #expect(frames(flat) { arrangement(horizontal: false, vertical: true) }.secondary.minX == 433.5)
        #expect(frames(.duoPortrait()) { arrangement(horizontal: false, vertical: true) }.secondary.minY == 172)
        #expect(frames(folded) { arrangement(horizontal: true, vertical: true) }.secondary.minX == 495.5)
    }

    @Test("The pane of the higher priority is the one that is shown where only one can be")
    func priority() {
        let found = frames(flat) {
            ArrangementView {
                pane("primary")
            } secondary: {
                pane("secondary").layoutPriority(1)
            }
            .arrangementViewStyle(.split.axes(.vertical))
        }
        #expect(found.primary.isNull && found.secondary == CGRect(x: 0, y: 0, width: 867, height: 635))
    }

    @Test("A change of what a pane asks for moves the panes, and of which one is shown shows the other")
    func changes() {
        func content(_ ratio: CGFloat, _ priority: Double) -> some View {
            HStack(spacing: 0) {
                ArrangementView {
                    pane("primary").splitArrangementLayoutRatio(ratio)
                } secondary: {
                    pane("secondary")
                }
                ArrangementView {
                    pane("front")
                } secondary: {
                    pane("back").layoutPriority(priority)
                }
                .arrangementViewStyle(.split.axes([]))
            }
        }
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 400, height: 100))) { content(0.25, 0) }
        #expect(host.frame("primary").width == 50 && !host.frame("front").isNull && host.frame("back").isNull)
        host.update { content(0.75, 1) }
        #expect(host.frame("primary").width == 150 && host.frame("front").isNull && !host.frame("back").isNull)
        host.update { content(1, 0) }
        #expect(host.frame("secondary").isNull && !host.frame("front").isNull && host.frame("back").isNull)
    }

    @Test("A view smaller than its pane lies at the top leading corner", arguments: LayoutDirection.allCases)
    func smaller(direction: LayoutDirection) {
        let host = ViewHost(scene: .duoLandscape(direction: direction)) {
            ArrangementView {
                Color.red.frame(width: 100, height: 50).id("primary")
            } secondary: {
                pane("secondary")
            }
            .arrangementViewStyle(.overlay)
        }
        let x: CGFloat = direction == .leftToRight ? 0 : 767
        #expect(host.frame("primary") == CGRect(x: x, y: 0, width: 100, height: 50))
        #expect(host.frame("secondary") == CGRect(x: 0, y: 0, width: 867, height: 635))
    }

    @Test("A pane of an overlay goes to the side that it asks for", arguments: LayoutDirection.allCases)
    func edges(direction: LayoutDirection) {
        let scene = WindowScene.duoLandscape(isFolded: true, direction: direction)
        let leading = frames(scene) {
            ArrangementView {
                pane("primary").overlayArrangementEdge(.leading)
            } secondary: {
                pane("secondary")
            }
            .arrangementViewStyle(.overlay)
        }
        #expect(leading.primary.minX == (direction == .leftToRight ? 0 : 495.5))
        let opposite = frames(scene) {
            ArrangementView {
                pane("primary").overlayArrangementEdge(VerticalEdge.top)
            } secondary: {
                pane("secondary").overlayArrangementEdge(HorizontalEdge.trailing)
            }
            .arrangementViewStyle(.overlay.axes(.horizontal))
        }
        #expect(opposite.primary == leading.primary && opposite.secondary == leading.secondary)
        let upright = frames(.duoPortrait(isFolded: true, direction: direction)) {
            ArrangementView {
                pane("primary").overlayArrangementEdge(.top)
            } secondary: {
                pane("secondary")
            }
            .arrangementViewStyle(.overlay)
        }
        #expect(upright.primary.maxY == 455.5 && upright.secondary.minY == 495.5)
    }

    @Test("Several views in a pane stand below one another; a pane may be empty")
    func manyViews() {
        let host = ViewHost(scene: flat) {
            ArrangementView {
                Color.red.frame(height: 30).id("a")
                Color.red.frame(height: 30).id("b")
            } secondary: {
                EmptyView()
            }
        }
        #expect(host.frame("b").minY == host.frame("a").maxY + 8)
        #expect(host.frame("a").width == 433.5)
    }

    @Test("An arrangement in a pane parts its own room, and a scroll view in one scrolls in it")
    func nested() {
        for direction in LayoutDirection.allCases {
            let host = ViewHost(scene: .duoLandscape(isFolded: true, direction: direction)) {
                ArrangementView {
                    ArrangementView {
                        pane("a")
                    } secondary: {
                        ScrollView { ForEach(0..<50) { _ in Color.red.frame(height: 100) } }.id("b")
                    }
                    .splitArrangementLayoutRatio(0.1)
                } secondary: {
                    pane("c")
                }
            }
            let isForward = direction == .leftToRight
            let room =
                isForward
                ? CGRect(x: 0, y: 0, width: 455.5, height: 635) : CGRect(x: 495.5, y: 0, width: 371.5, height: 635)
            #expect(host.frame("a") == CGRect(x: room.minX, y: 0, width: room.width, height: 317.5))
            #expect(host.frame("b") == CGRect(x: room.minX, y: 317.5, width: room.width, height: 317.5))
            #expect(host.frame("c").width == (isForward ? 371.5 : 455.5))
        }
    }

    @Test("Panes lie where the rules for rectangles put them, wherever the arrangement is", arguments: 1...60)
    func followsRules(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let size = CGSize(width: generator.length(200...1000), height: generator.length(200...1000))
        let isVertical = generator.chance(50)
        let place = generator.length(0...900)
        let fold = SceneRegion(
            name: "fold", kind: .division,
            frame: isVertical
                ? CGRect(x: place, y: 0, width: 40, height: size.height)
                : CGRect(x: 0, y: place, width: size.width, height: 40))
        let padding = RectInsets(
            top: generator.length(0...60), left: generator.length(0...60), bottom: generator.length(0...60),
            right: generator.length(0...60))
        let ratio = generator.length(0...8) / 8
        for direction in LayoutDirection.allCases {
            let scene = WindowScene(size: size, layoutDirection: direction, regions: [fold])
            let view = ArrangementView {
                pane("primary").splitArrangementLayoutRatio(ratio)
            } secondary: {
                pane("secondary")
            }
            .padding(EdgeInsets(padding, in: direction))
            let found = frames(scene) { view }
            var rules = SplitArrangement()
            (rules.primary.width.ideal, rules.primary.height.ideal) = (.share(ratio), .share(ratio))
            let panes = rules.panes(
                in: scene.bounds.inset(by: padding), divisions: scene.regions.map(\.frame),
                isRightToLeft: direction == .rightToLeft)
            #expect(isNear(found.primary, panes.isPrimaryShown ? panes.primary : .null), "seed \(seed)")
            #expect(isNear(found.secondary, panes.isSecondaryShown ? panes.secondary : .null), "seed \(seed)")
        }
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        a.isNull || b.isNull
            ? a.isNull == b.isNull
            : [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { abs($0) < 1e-6 }
    }

    @Test("The laws of containers hold")
    func laws() {
        for axes in [[], .horizontal, .vertical, [.horizontal, .vertical]] as [Axis.Set] {
            expectLaws(300, 200, "split along \(axes)") {
                ArrangementView {
                    Color.red.frame(width: 30, height: 20).id("a").splitArrangementFixedLayoutSize()
                } secondary: {
                    pane("b")
                }
                .arrangementViewStyle(.split.axes(axes))
            }
            expectLaws(300, 200, "overlay along \(axes)") {
                ArrangementView {
                    Color.red.frame(width: 30, height: 20).id("a")
                } secondary: {
                    pane("b")
                }
                .arrangementViewStyle(.overlay.axes(axes))
            }
        }
    }
}
