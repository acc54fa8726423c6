import Foundation
import Observation
import RegionModel
import Testing

@testable import ReservedRegions

/// What views keep between layouts, and what brings them up to date.
@Suite("State")
@MainActor
struct StateTests {
    private let scene = WindowScene(size: CGSize(width: 200, height: 200))

    @MainActor private final class Probe {
        var bodies: [String] = []
        var increment: () -> Void = {}
    }

    private struct Counter: View {
        let name: String
        let probe: Probe
        @State private var count = 0

        var body: some View {
            let _ = probe.bodies.append(name)
            let _ = probe.increment = { count += 1 }
            Color.red.frame(width: CGFloat(10 + count), height: 10).id(name)
        }
    }

    private func widths(_ host: ViewHost) -> [CGFloat] { host.framesByID().map(\.frame.width) }

    @Test("Changing state composes the view that owns it, and no other")
    func ownedState() {
        let (first, second) = (Probe(), Probe())
        let host = ViewHost(scene: scene) {
            VStack {
                Counter(name: "a", probe: first)
                Counter(name: "b", probe: second)
            }
        }
        #expect(widths(host) == [10, 10])
        first.increment()
        #expect(widths(host) == [11, 10])
        #expect(first.bodies.count == 2 && second.bodies.count == 1)
    }

    @Test("State lasts through updates and scenes, follows items, and ends with its view")
    func identity() {
        let probes = (0..<3).map { _ in Probe() }
        func content(_ order: [Int]) -> some View {
            HStack { ForEach(order, id: \.self) { Counter(name: "\($0)", probe: probes[$0]) } }
        }
        let host = ViewHost(scene: scene) { content([0, 1, 2]) }
        host.layOut()
        probes[1].increment()
        host.scene = WindowScene(size: CGSize(width: 300, height: 100), layoutDirection: .rightToLeft)
        host.update { content([2, 1]) }
        #expect(host.framesByID().map(\.id) == ["2", "1"] && widths(host) == [10, 11])
        host.update { content([2]) }
        host.layOut()
        host.update { content([2, 1]) }
        #expect(widths(host) == [10, 10])
    }

    @Test("State survives another layout by AnyLayout, and is lost in another branch, as it is on the phone")
    func switching() {
        let probe = Probe()
        let host = ViewHost(scene: scene) { AnyLayout(HStackLayout())() { Counter(name: "a", probe: probe) } }
        host.layOut()
        probe.increment()
        host.update { AnyLayout(VStackLayout())() { Counter(name: "a", probe: probe) } }
        #expect(widths(host) == [11])

        @ViewBuilder func branches(_ isFolded: Bool) -> some View {
            if isFolded { HStack { Counter(name: "a", probe: probe) } } else { Counter(name: "a", probe: probe) }
        }
        let other = ViewHost(scene: scene) { branches(false) }
        other.layOut()
        probe.increment()
        #expect(widths(other) == [11])
        other.update { branches(true) }
        #expect(widths(other) == [10])
    }

    private struct Owner: View {
        let probe: Probe
        @State private var size = CGSize(width: 10, height: 10)

        var body: some View {
            Child(width: $size.width, probe: probe).frame(height: size.height)
        }
    }

    private struct Child: View {
        @Binding var width: CGFloat
        let probe: Probe

        var body: some View {
            let _ = probe.increment = { width += 5 }
            Color.red.frame(width: width).id("child")
        }
    }

    @Test("A binding changes what its owner keeps")
    func bindings() {
        let probe = Probe()
        let host = ViewHost(scene: scene) { Owner(probe: probe) }
        host.layOut()
        probe.increment()
        probe.increment()
        #expect(widths(host) == [20])
        var optional: Int? = 3
        let binding = Binding(get: { optional }, set: { optional = $0 })
        Binding(binding)?.wrappedValue = 4
        #expect(optional == 4 && Binding<Int>.constant(7).wrappedValue == 7)
    }

    @Observable @MainActor final class Model {
        var width: CGFloat = 10
        var unread = 0
    }

    private struct Reading: View {
        let model: Model
        let probe: Probe

        var body: some View {
            let _ = probe.bodies.append("reading")
            Color.red.frame(width: model.width).id("reading")
        }
    }

    private struct Inheriting: View {
        @Environment(Model.self) private var model
        @Environment(\.layoutDirection) private var direction
        @Environment(\.tint) private var tint

        var body: some View {
            Color.red.frame(width: model.width + (direction == .rightToLeft ? 1 : 0) + tint).id("inheriting")
        }
    }

    @Test("A model brings up to date the views that read what changed, in readers too")
    func models() {
        let (model, probe) = (Model(), Probe())
        let host = ViewHost(scene: scene) {
            VStack {
                Reading(model: model, probe: probe)
                GeometryReader { _ in Color.red.frame(width: model.width).id("in reader") }
                Inheriting().environment(model).environment(\.layoutDirection, .rightToLeft).environment(\.tint, 2)
            }
        }
        #expect(widths(host) == [10, 10, 13])
        model.unread = 5
        host.layOut()
        #expect(probe.bodies.count == 1)
        model.width = 30
        #expect(
            Dictionary(uniqueKeysWithValues: host.framesByID().map { ($0.id, $0.frame.width) }) == [
                "reading": 30, "in reader": 30, "inheriting": 33,
            ])
        #expect(probe.bodies.count == 2)
    }

    @Test("A model that a view in a reader reads brings that view up to date, and not the reader")
    func modelsInReaders() {
        let (model, probe) = (Model(), Probe())
        var count = 0
        let host = ViewHost(scene: scene) {
            GeometryReader { _ in
                let _ = count += 1
                Reading(model: model, probe: probe)
            }
        }
        #expect(widths(host) == [10] && count == 1)
        model.width = 30
        #expect(widths(host) == [30])
        #expect(probe.bodies.count == 2 && count == 1)
    }

    private struct Measuring: View {
        @State private var width: CGFloat = 0
        @State private var log: [String] = []
        let report: ([String]) -> Void

        var body: some View {
            let _ = report(log)
            VStack {
                Color.red.frame(width: width, height: 10).id("copy")
                Color.blue.frame(height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
            }
            .onAppear { log.append("appeared") }
            .onChange(of: width) { old, new in log.append("\(Int(old)) to \(Int(new))") }
        }
    }

    @Test("Views that follow what they measure settle within one layout")
    func settling() {
        var log: [String] = []
        let host = ViewHost(scene: scene) { Measuring { log = $0 } }
        #expect(widths(host) == [200])
        host.scene.size.width = 120
        #expect(widths(host) == [120])
        #expect(log == ["appeared", "0 to 200", "200 to 120"])
    }

    private struct Restless: View {
        @State private var count = 0

        var body: some View {
            Color.red.frame(width: CGFloat(count % 7)).onChange(of: count, initial: true) { count += 1 }
        }
    }

    @Test("A view that changes its state with every layout is stopped and named")
    func restless() {
        let snapshot = ViewHost(scene: scene) {
            Restless()
            Text("rest")
        }.snapshot()
        #expect(snapshot.diagnostics.map(\.view) == ["Restless"])
        #expect(snapshot.elements.contains { $0.role == .text })
    }

    @Test("A view hears of regions through its geometry, and of its own end")
    func regionsAndEnd() {
        var heard: [Int] = []
        var isGone = false
        let host = ViewHost(scene: scene) {
            if !isGone {
                Color.red
                    .onGeometryChange(for: Int.self) {
                        $0.reservedRegions(kind: .division, options: []).count
                    } action: {
                        heard.append($0)
                    }
                    .onDisappear { heard.append(-1) }
            }
        }
        host.layOut()
        host.scene.regions = [
            SceneRegion(name: "fold", kind: .division, frame: CGRect(x: 90, y: 0, width: 20, height: 200))
        ]
        host.layOut()
        isGone = true
        host.update { if !isGone { Color.red } }
        host.layOut()
        #expect(heard == [0, 1, -1])
    }
}

private enum TintKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
    fileprivate var tint: CGFloat {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

/// Models that are read where views are made for a view, not in its body.
@Suite("Models read in closures")
@MainActor
struct ModelsInClosuresTests {
    @Observable @MainActor
    final class Model {
        var width: CGFloat = 10
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let view: @Sendable @MainActor (Model) -> any View
    }

    struct Host<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
    }

    nonisolated static let cases = [
        Case(testDescription: "ForEach") { model in
            Host { ForEach(0..<1, id: \.self) { _ in Color.red.frame(width: model.width).id("leaf") } }
        },
        Case(testDescription: "ForEach over a range, in stacks") { model in
            Host { HStack { VStack { ForEach(0..<1) { _ in Color.red.frame(width: model.width).id("leaf") } } } }
        },
        Case(testDescription: "ForEach in ForEach") { model in
            Host {
                ForEach(0..<1) { _ in ForEach(0..<1) { _ in Color.red.frame(width: model.width).id("leaf") } }
            }
        },
        Case(testDescription: "List") { model in
            Host { List(0..<1, id: \.self) { _ in Color.red.frame(width: model.width).id("leaf") } }
        },
        Case(testDescription: "TimelineView") { model in
            Host { TimelineView(.everyMinute) { _ in Color.red.frame(width: model.width).id("leaf") } }
        },
        Case(testDescription: "ForEach in a reader") { model in
            Host {
                GeometryReader { _ in ForEach(0..<1) { _ in Color.red.frame(width: model.width).id("leaf") } }
            }
        },
        Case(testDescription: "backgrounds of several views") { model in
            Host {
                VStack {
                    Group {
                        Color.blue
                        Color.green
                    }
                    .background { ForEach(0..<1) { _ in Color.red.frame(width: model.width).id("leaf") } }
                }
            }
        },
        Case(testDescription: "hidden types, deeply nested") { model in
            Host {
                StaticViews(
                    (0..<200).reduce(
                        AnyView(ForEach(0..<1) { _ in Color.red.frame(width: model.width).id("leaf") }) as any View
                    ) { inner, _ in AnyView(StaticViews(inner)) })
            }
        },
    ]

    @Test("A change of the model is seen", arguments: cases)
    func change(of closure: Case) {
        let model = Model()
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 300, height: 300))) {
            StaticViews(closure.view(model))
        }
        func width() -> CGFloat? { host.framesByID().first { $0.id == "leaf" }?.frame.width }
        #expect(width() == 10)
        for next in [25, 40] as [CGFloat] {
            model.width = next
            #expect(width() == next)
        }
    }

    @Test("What went wrong in views that are gone is gone with them")
    func diagnostics() {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let host = ViewHost(scene: scene) { AnyView(Color.red.frame(width: -1)) }
        #expect(host.snapshot().diagnostics.count == 1)
        host.update { AnyView(Text("well")) }
        #expect(host.snapshot().diagnostics.isEmpty)
    }
}
