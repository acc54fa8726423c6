import DeviceCatalog
import RegionAudit
import RegionModel
import Testing

@testable import RegionGallery

/// What people do wrong while a window changes, and what it comes to; beside it, how to do it right.
@MainActor
@Suite("Mistakes over time")
struct TimelineMistakesTests {
    /// A dialog in the middle of the window that keeps clear of the folds it is told of.
    private struct Dialog: View {
        let folds: [ReservedRegion]

        var body: some View {
            RegionAvoidingLayout(regions: folds, alignment: .center) {
                Button("Delete") {}.frame(width: 300, height: 120).accessibilityIdentifier("delete")
            }
        }
    }

    /// Asks once, when it appears.
    private struct AskingOnce: View {
        @State private var folds: [ReservedRegion] = []

        var body: some View {
            GeometryReader { proxy in
                Dialog(folds: folds)
                    .onAppear { folds = proxy.reservedRegions(kind: .division, options: []) }
            }
        }
    }

    /// Asks while it is laid out.
    private struct AskingAlways: View {
        var body: some View {
            GeometryReader { proxy in
                Dialog(folds: proxy.reservedRegions(kind: .division, options: []))
            }
        }
    }

    /// Keeps what it measured and moves what it measures.
    private struct Asking: View {
        @State private var folds: [ReservedRegion] = []

        var body: some View {
            Dialog(folds: folds)
                .onGeometryChange(for: [ReservedRegion].self) {
                    $0.reservedRegions(kind: .division, options: [])
                } action: {
                    folds = $0
                }
        }
    }

    private static let late = TimelineScript(
        "Late", device: "iphone-duo", from: "book", moves: [], faults: .measured)
    private static let fold = TimelineScript(
        "Fold", device: "iphone-duo", from: "flat-landscape",
        moves: [
            .hold(seconds: 1), .turnHinge(to: .degrees(128), seconds: 0.5, steps: 5), .hold(seconds: 1),
            .turnHinge(to: .degrees(180), seconds: 0.5, steps: 5),
        ], faults: .init(latePasses: 3, lag: 0.8, repeats: 5))

    private func play(
        _ script: TimelineScript, _ direction: LayoutDirection, @ViewBuilder _ content: () -> some View
    ) throws -> ScenePlayback {
        let timeline = try script.timeline(in: .standard(), direction: direction)
        return ViewHost(scene: timeline.steps[0].scene, content: content).play(timeline)
    }

    private func rules(_ playback: ScenePlayback) -> [String] {
        Audit().check(playback.sequence).map { "\($0.rule) \($0.path.contains("delete") ? "delete" : $0.path)" }
    }

    @Test(
        "Row 13: regions read once in onAppear are none, and the content stays on the fold",
        arguments: LayoutDirection.allCases)
    func readOnce(direction: LayoutDirection) throws {
        for script in [Self.late, Self.fold] {
            let wrong = try play(script, direction) { AskingOnce() }
            #expect(rules(wrong) == ["stale-region delete"], "\(script.name)")
            let right = try play(script, direction) { AskingAlways() }
            #expect(rules(right) == [], "\(script.name)")
            #expect(right.steps.contains { $0.moves.contains { $0.path.hasSuffix("delete") } })
            #expect(try rules(play(script, direction) { Asking() }) == [], "\(script.name)")
        }
    }

    /// A page that opens where its reader is, which is state of its own: here, as many as there were pages before.
    private struct Page: View {
        @State private var place: Int

        init(_ places: Places) {
            places.count += 1
            _place = State(initialValue: places.count)
        }

        var body: some View { Text("Page \(place)").accessibilityIdentifier("page") }
    }

    private final class Places {
        var count = 0
    }

    private struct Switching: View {
        let places: Places

        var body: some View {
            GeometryReader { proxy in
                if proxy.reservedRegions(kind: .division, options: []).isEmpty {
                    VStack { Page(places) }
                } else {
                    HStack { Page(places) }
                }
            }
        }
    }

    private struct Keeping: View {
        let places: Places

        var body: some View {
            GeometryReader { proxy in
                let isFlat = proxy.reservedRegions(kind: .division, options: []).isEmpty
                let layout = isFlat ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
                layout { Page(places) }
            }
        }
    }

    @Test("Row 10: another stack for each pose loses state; one layout that becomes another keeps it")
    func state() throws {
        func pages(_ playback: ScenePlayback) -> Set<String> {
            Set(playback.steps.compactMap { $0.snapshot.elements.first { $0.id == "page" }?.label })
        }
        let (wrong, right) = try (
            play(Self.fold, .leftToRight) { Switching(places: Places()) },
            play(Self.fold, .leftToRight) { Keeping(places: Places()) }
        )
        #expect(pages(right) == ["Page 1"])
        #expect(pages(wrong).count == 3, "once for the fold, once for the flat device again")
    }

    @Test("A fold at a wrong place for a moment makes what follows it flicker, which is noted")
    func transient() throws {
        var script = Self.fold
        script.faults = .init(transientPasses: 3)
        let playback = try play(script, .leftToRight) {
            GeometryReader { proxy in
                RegionAvoidingLayout(regions: proxy.reservedRegions(kind: .division, options: []), alignment: .leading)
                {
                    Button("Back") {}.frame(width: 240, height: 44).accessibilityIdentifier("back")
                }
            }
        }
        let findings = Audit().check(playback.sequence)
        #expect(findings.map(\.rule) == ["thrash"] && findings.map(\.severity) == [.note])
    }

    @Test("Row 14: what the hinge's angle alone changes costs those nothing who ask for the fold")
    func angle() throws {
        let sweep = TimelineScript(
            "Sweep", device: "iphone-duo", from: "book",
            moves: [.turnHinge(to: .degrees(100), seconds: 1, steps: 28)])
        let playback = try play(sweep, .leftToRight) { AskingAlways() }
        #expect(playback.steps.count == 30)
        #expect(playback.steps.dropFirst().allSatisfy { $0.work == LayoutWork() && $0.moves.isEmpty })
    }
}
