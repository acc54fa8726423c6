import DeviceCatalog
import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Playing a timeline")
@MainActor
struct PlaybackTests {
    /// A button beside the fold, a text that shows only while there is one, and a column that never changes.
    private struct Screen: View {
        var body: some View {
            HStack(spacing: 0) {
                VStack { ForEach(0..<50) { Text("Row \($0)") } }
                GeometryReader { proxy in
                    let folds = proxy.reservedRegions(kind: .division, options: [])
                    VStack(alignment: .leading, spacing: 0) {
                        Button("Go") {}.frame(width: 40, height: 40).accessibilityIdentifier("go")
                            .padding(.leading, folds.isEmpty ? 0 : 30)
                        if !folds.isEmpty { Text("Folded").accessibilityIdentifier("folded") }
                        Color.red.frame(width: folds.isEmpty ? 10 : 20, height: 10).accessibilityIdentifier("grows")
                    }
                }
            }
        }
    }

    private func scene(isFolded: Bool, _ direction: LayoutDirection = .leftToRight) -> WindowScene {
        WindowScene(
            size: CGSize(width: 400, height: 2000), layoutDirection: direction,
            regions: [
                SceneRegion(
                    name: "fold", kind: .division, frame: CGRect(x: 0, y: 990, width: 400, height: 20),
                    isActive: isFolded)
            ])
    }

    private func playback(_ isFolded: [Bool], _ direction: LayoutDirection = .leftToRight) -> ScenePlayback {
        let steps = isFolded.enumerated().map { index, isFolded in
            SceneTimeline.Step(time: Double(index), scene: scene(isFolded: isFolded, direction))
        }
        return ViewHost(scene: steps[0].scene) { Screen() }.play(SceneTimeline(steps))
    }

    @Test("A step tells what moved how far, what came and what went", arguments: LayoutDirection.allCases)
    func steps(direction: LayoutDirection) throws {
        let playback = playback([false, true, false], direction)
        #expect(playback.steps.map(\.time) == [0, 1, 2])
        #expect(playback.steps[0].moves.isEmpty && playback.steps[0].appeared.isEmpty)
        let last = { (path: String) in String(path.split(separator: "/").last ?? "") }
        #expect(playback.steps.map { $0.appeared.map(last) } == [[], ["folded"], []])
        #expect(playback.steps.map { $0.disappeared.map(last) } == [[], [], ["folded"]])
        let moves = Dictionary(uniqueKeysWithValues: playback.steps[1].moves.map { (last($0.path), $0) })
        let sign: CGFloat = direction == .rightToLeft ? -1 : 1
        #expect(moves["go"]?.displacement == CGSize(width: 30 * sign, height: 0) && moves["go"]?.distance == 30)
        let grown = try #require(moves["grows"])
        #expect(grown.displacement.width == 0 && grown.new.width == 20, "what grows where it is does not move sideways")
        #expect(
            !playback.steps[1].moves.contains { $0.path.contains("VStack/Text") && !$0.path.contains("go") },
            "the column stays")
    }

    @Test("A step costs what it changes, and one that is told again costs nothing")
    func work() {
        let playback = playback([false, false, true, true])
        let work = playback.steps.map(\.work)
        #expect(work[0].composedNodes > 50 && work[0].arrangedNodes > 0)
        #expect(work[1] == LayoutWork() && work[3] == LayoutWork())
        // The reader's content, not the column.
        #expect((1..<25).contains(work[2].composedNodes) && (1..<25).contains(work[2].arrangedNodes))
    }

    @Test("Playing comes to the same as hosts made for each scene")
    func fresh() throws {
        let script = TimelineScript(
            "All", device: "iphone-duo", from: "closed-portrait",
            moves: [
                .turnHinge(to: .degrees(60), seconds: 1, steps: 4), .display(as: "flat-landscape"),
                .turnHinge(to: .degrees(180), seconds: 1, steps: 4), .pose("laptop"), .hold(seconds: 1),
                .setActive("inner-camera", true),
            ], faults: .init(latePasses: 2, lag: 0.3, transientPasses: 2, repeats: 1))
        for direction in LayoutDirection.allCases {
            let timeline = try script.timeline(in: .standard(), direction: direction)
            let playback = ViewHost(scene: timeline.steps[0].scene) { Screen() }.play(timeline)
            for (step, scene) in zip(playback.steps, timeline.steps.map(\.scene)) {
                #expect(step.snapshot == ViewHost(scene: scene) { Screen() }.snapshot(), "\(step.time)")
            }
        }
    }

    @Test("What goes wrong is told at the step where it begins")
    func diagnostics() {
        let steps = [false, true, true].enumerated().map {
            SceneTimeline.Step(time: Double($0), scene: scene(isFolded: $1))
        }
        let playback = ViewHost(scene: steps[0].scene) {
            GeometryReader { proxy in
                let isFlat = proxy.reservedRegions(kind: .division, options: []).isEmpty
                Color.red.frame(width: isFlat ? 10 : .infinity)
            }
        }.play(SceneTimeline(steps))
        #expect(playback.steps.map(\.newDiagnostics.count) == [0, 1, 0])
        #expect(playback.sequence.steps.map(\.snapshot.diagnostics.count) == [0, 1, 1])
    }
}
