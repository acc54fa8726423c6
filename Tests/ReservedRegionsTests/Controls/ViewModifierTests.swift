import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Modifiers of one's own")
@MainActor
struct ViewModifierTests {
    private let scene = WindowScene(size: CGSize(width: 200, height: 200))

    private struct Growing: ViewModifier {
        @State private var extra: CGFloat = 0
        @Environment(\.layoutDirection) private var direction
        let name: String
        let grow: (@escaping () -> Void) -> Void

        func body(content: Content) -> some View {
            let _ = grow { extra += 4 }
            content.padding(direction == .rightToLeft ? 2 + extra : 1 + extra).id(name)
        }
    }

    private func sizes(_ host: ViewHost) -> [CGFloat] { host.framesByID().map(\.frame.width) }

    @Test("A modifier keeps state of its own and inherits the environment", arguments: LayoutDirection.allCases)
    func state(direction: LayoutDirection) {
        var (first, second): (() -> Void, () -> Void) = ({}, {})
        func content(_ width: CGFloat) -> some View {
            HStack {
                Color.red.frame(width: width, height: 10).modifier(Growing(name: "a") { first = $0 })
                Color.red.frame(width: width, height: 10).modifier(Growing(name: "b") { second = $0 })
            }
            .environment(\.layoutDirection, direction)
        }
        let host = ViewHost(scene: scene) { content(10) }
        let start: CGFloat = direction == .rightToLeft ? 14 : 12
        #expect(sizes(host) == [start, start])
        second()
        #expect(sizes(host) == [start, start + 8])
        host.update { content(20) }
        #expect(sizes(host) == [start + 10, start + 18])
        first()
        #expect(sizes(host) == [start + 18, start + 18])
    }

    private struct Twice: ViewModifier {
        func body(content: Content) -> some View {
            HStack(spacing: 0) {
                content
                content
            }
        }
    }

    @Test("Content may be used twice, modifiers nest, and an empty one changes nothing")
    func nesting() {
        let host = ViewHost(scene: scene) {
            Color.red.frame(width: 10, height: 10).id("leaf").modifier(Twice()).modifier(Twice())
                .modifier(EmptyModifier())
        }
        #expect(host.framesByID().map(\.frame.minX) == [80, 90, 100, 110])
    }

    private struct Counter: View {
        @State private var count = 0
        let grow: (@escaping () -> Void) -> Void

        var body: some View {
            let _ = grow { count += 1 }
            Color.red.frame(width: CGFloat(10 + count), height: 10).id("counter")
        }
    }

    @Test("The state of what is modified lasts")
    func contentState() {
        var grow: () -> Void = {}
        var change: () -> Void = {}
        let host = ViewHost(scene: scene) {
            Counter { grow = $0 }.modifier(Growing(name: "outer") { change = $0 })
        }
        #expect(sizes(host) == [12, 10])
        grow()
        change()
        #expect(sizes(host) == [21, 11])
    }
}
