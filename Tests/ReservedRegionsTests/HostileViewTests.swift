import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// Views that are broken or without measure: each is reported, and the rest is laid out.
@Suite("Hostile views")
@MainActor
struct HostileViewTests {
    private let scene = WindowScene(size: CGSize(width: 200, height: 200))

    private struct Answering: Layout {
        let size: CGSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: CGPoint(x: CGFloat.nan, y: 3), proposal: .unspecified) }
        }
    }

    @Test(
        "A size that is no size is replaced and reported",
        arguments: [
            CGSize(width: CGFloat.nan, height: 10), CGSize(width: -5, height: 10),
            CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 10, height: -CGFloat.infinity),
        ])
    func badSizes(size: CGSize) {
        let snapshot = ViewHost(scene: scene) {
            HStack(spacing: 0) {
                Answering(size: size)() { Text("inside") }
                Color.red.frame(width: 20, height: 20).id("beside")
            }
        }.snapshot()
        #expect(snapshot.elements.allSatisfy { $0.frame.isWellFormed })
        #expect(snapshot.elements.contains { $0.id == "beside" })
        #expect(
            snapshot.diagnostics.contains { $0.view == "Answering" && $0.message.contains("sizeThatFits returned") })
        #expect(snapshot.diagnostics.contains { $0.message.contains("place(at:) was given") })
    }

    private struct Placing: Layout {
        let points: [[CGPoint]]

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 50, height: 50)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (subview, points) in zip(subviews, points) {
                for point in points { subview.place(at: point, proposal: .unspecified) }
            }
        }
    }

    @Test(
        "A layout that places nothing, outside or twice is reported; what is left out is in the middle",
        arguments: LayoutDirection.allCases)
    func badPlaces(direction: LayoutDirection) {
        var scene = scene
        scene.layoutDirection = direction
        func messages(_ points: [[CGPoint]]) -> [String] {
            let host = ViewHost(scene: scene) {
                Placing(points: points)() {
                    ForEach(0..<2, id: \.self) { Color.red.frame(width: 10, height: 10).id("\($0)") }
                }
                Color.blue.frame(width: 20, height: 20).id("beside")
            }
            #expect(host.frame("1").midX == (points.count == 2 ? host.frame("1").midX : 100))
            #expect(host.frame("beside").midX == 100)
            return host.snapshot().diagnostics.map { "\($0.view): \($0.message)" }
        }
        #expect(messages([]) == ["Placing: placeSubviews placed none of 2 subviews; each is in the middle"])
        #expect(messages([[.zero]]) == [])
        #expect(messages([[.zero], [CGPoint(x: 45, y: -5)]]) == [])
        #expect(
            messages([[.zero], [CGPoint(x: 3, y: 50)]]) == [
                "Placing: placeSubviews placed subview 1 at (3.0, 50.0), wholly outside the bounds of 50.0 × 50.0"
            ])
        #expect(
            messages([[.zero, CGPoint(x: 3, y: 3)], [.zero]]) == [
                "Placing: placeSubviews placed subviews that it had placed, 1 times; the last place counts"
            ])
    }

    @Test("Lengths that are no lengths are left out and reported")
    func badLengths() {
        let snapshot = ViewHost(scene: scene) {
            Color.red.frame(width: -1, height: .nan)
            Color.red.padding(.infinity)
            Color.red.offset(x: .nan)
            Color.red.position(x: .infinity, y: 0)
            Color.red.frame(minWidth: 50, maxWidth: 20)
        }.snapshot()
        #expect(snapshot.diagnostics.count == 6)
        #expect(snapshot.elements.allSatisfy { $0.frame.isWellFormed })
    }

    private struct Deep: View {
        let depth: Int

        var body: some View {
            if depth > 0 { VStack { Deep(depth: depth - 1) } } else { Color.red.id("end") }
        }
    }

    @Test("Views nested ten thousand deep are laid out")
    func deep() {
        let host = ViewHost(scene: scene) { Deep(depth: 10_000) }
        #expect(host.framesByID().first?.frame == scene.bounds)
        var writer = JSONWriter()
        host.snapshot().write(to: &writer)
        #expect(writer.text.count > 100_000)
    }

    private struct Endless: View {
        var body: some View { AnyView(Endless().padding(1)) }
    }

    private struct EndlessBeside: View {
        var body: some View {
            HStack {
                Text("beside")
                AnyView(EndlessBeside())
            }
        }
    }

    private struct EndlessTwice: View {
        var body: some View {
            VStack {
                AnyView(EndlessTwice())
                AnyView(EndlessTwice())
            }
        }
    }

    private struct EndlessBehind: View {
        var body: some View {
            Color.red.overlayPreferenceValue(Key.self) { _ in EndlessBehind() }
        }

        struct Key: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) {}
        }
    }

    @Test("A view that holds itself beside others, twice or over itself is left empty, and the rest is laid out")
    func endlessWithSiblings() {
        func check(_ name: String, @ViewBuilder _ endless: @escaping @MainActor () -> some View) {
            let host = ViewHost(scene: scene) {
                VStack {
                    endless().frame(height: 50)
                    Color.red.frame(height: 20).id("rest")
                }
            }
            let diagnostics = host.snapshot().diagnostics
            #expect(diagnostics.count == 1 && diagnostics.first?.view == name, "\(name): \(diagnostics)")
            #expect(host.framesByID().first { $0.id == "rest" }?.frame.height == 20)
        }
        check("EndlessBeside") { EndlessBeside() }
        check("EndlessTwice") { EndlessTwice() }
        check("EndlessBehind") { EndlessBehind() }
    }

    private struct EndlessReader: View {
        var body: some View { GeometryReader { _ in EndlessReader() } }
    }

    @Test("A reader that holds itself is cut off and reported, and the rest is laid out")
    func endlessReader() {
        let host = ViewHost(scene: scene) {
            VStack(spacing: 0) {
                EndlessReader()
                Color.red.frame(height: 20).id("rest")
            }
        }
        let diagnostics = host.snapshot().diagnostics
        #expect(diagnostics.count == 1 && diagnostics[0].view == "EndlessReader")
        #expect(diagnostics.first?.message == "geometry readers nest deeper than 100; what is beyond is left out")
        #expect(host.framesByID().first?.frame.height == 20)
    }

    @Test("A view that holds itself is cut off and reported with its type")
    func endless() {
        let host = ViewHost(scene: scene) {
            VStack {
                Endless()
                Text("rest").id("rest")
            }
        }
        let snapshot = host.snapshot()
        #expect(snapshot.diagnostics.contains { $0.view == "Endless" && $0.message.contains("nest deeper") })
        #expect(snapshot.elements.contains { $0.id == "rest" })
    }

    @Test(
        "An infinite minimum is left out and reported; a view that is infinite where it is placed gets its container's size"
    )
    func infinities() {
        struct Infinite: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: .infinity) }
            }
        }
        let snapshot = ViewHost(scene: scene) {
            VStack {
                Color.red.frame(minWidth: .infinity, maxHeight: 20)
                Infinite()() { Color.blue }
                Color.green.frame(idealWidth: .infinity).fixedSize()
            }
        }.snapshot()
        #expect(snapshot.diagnostics.count { $0.message.contains("no lengths in order") } == 1)
        #expect(snapshot.diagnostics.contains { $0.view == "Infinite" && $0.message.contains("the container's size") })
        #expect(snapshot.diagnostics.contains { $0.message.contains("cannot be shown or judged") })
    }

    @Test("Rows within rows that meet on a baseline are not measured more often the deeper they are")
    func nestedBaselines() {
        final class Counter: TextMeasurer, @unchecked Sendable {
            var count = 0

            func shape(_ request: TextRequest) -> ShapedText { FixedAdvanceTextMeasurer().shape(request) }
            func metrics(of style: TextStyle) -> FontMetrics { FixedAdvanceTextMeasurer().metrics(of: style) }
            func measure(_ request: TextRequest) -> TextMeasurement {
                count += 1
                return FixedAdvanceTextMeasurer().measure(request)
            }
        }
        func count(depth: Int) -> Int {
            var view: any View = Text("end")
            for _ in 0..<depth {
                let inner = StaticViews(view)
                view = HStack(alignment: .firstTextBaseline) {
                    inner
                    Text("label")
                }
            }
            let counter = Counter()
            let content = StaticViews(view)
            ViewHost(scene: scene, measurer: counter) { content }.layOut()
            return counter.count
        }
        #expect(count(depth: 24) < 4 * count(depth: 12))
    }
}
