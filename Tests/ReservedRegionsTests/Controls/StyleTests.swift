import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// Looks that people write for controls.
@Suite("Styles")
@MainActor
struct StyleTests {
    private let scene = WindowScene(size: CGSize(width: 200, height: 200))

    private struct Card: ButtonStyle {
        @Environment(\.layoutDirection) private var direction

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding(direction == .rightToLeft ? 10 : 5)
                .background(configuration.role == .destructive ? Color.red : Color.green)
                .opacity(configuration.isPressed ? 0.5 : 1)
        }
    }

    @Test("A button's style is used with its environment and its role", arguments: LayoutDirection.allCases)
    func buttonStyle(direction: LayoutDirection) throws {
        let snapshot = ViewHost(scene: scene) {
            Button("Go", role: .destructive) {}.buttonStyle(Card()).environment(\.layoutDirection, direction)
        }.snapshot()
        #expect(snapshot.elements.map(\.id) == ["Button", "Background", "Text"])
        let inset: CGFloat = direction == .rightToLeft ? 10 : 5
        #expect(snapshot.elements[0].frame.width == 17 + 2 * inset && snapshot.elements[0].label == "Go")
        #expect(snapshot.elements[1].appearance?.fill == Color.red.rgba)
        #expect(snapshot.elements[2].appearance?.textColor == Color.primary.rgba)
    }

    private struct Framed: PrimitiveButtonStyle {
        let pressed: (@escaping () -> Void) -> Void

        func makeBody(configuration: Configuration) -> some View {
            let _ = pressed { configuration.trigger() }
            Button(configuration).padding(3)
        }
    }

    @Test("A style may change the button that it is asked for, and decide when it acts")
    func primitiveStyle() {
        var press: () -> Void = {}
        var count = 0
        let snapshot = ViewHost(scene: scene) {
            Button("Go") { count += 1 }.buttonStyle(Framed { press = $0 })
        }.snapshot()
        #expect(snapshot.elements.map(\.id) == ["Button", "HStack", "Text"])
        #expect(snapshot.elements[0].frame.width == 23)
        press()
        #expect(count == 1)
    }

    private struct Counting: ToggleStyle {
        @State private var count = 0
        let grow: (@escaping () -> Void) -> Void

        func makeBody(configuration: Configuration) -> some View {
            let _ = grow {
                count += 1
                configuration.isOn.toggle()
            }
            HStack {
                configuration.label
                Color.red.frame(width: CGFloat(10 * count), height: configuration.isOn ? 20 : 10).id("mark")
            }
        }
    }

    @Test("A style keeps state of its own and changes what the toggle stands for")
    func toggleStyle() {
        var grow: () -> Void = {}
        var isOn = false
        let host = ViewHost(scene: scene) {
            Toggle("On", isOn: Binding(get: { isOn }, set: { isOn = $0 })).toggleStyle(Counting { grow = $0 })
        }
        #expect(host.framesByID().map(\.frame.size) == [CGSize(width: 0, height: 10)])
        grow()
        #expect(host.framesByID().map(\.frame.size) == [CGSize(width: 10, height: 20)])
        grow()
        #expect(host.framesByID().map(\.frame.size) == [CGSize(width: 20, height: 10)])
        #expect(host.snapshot().elements.first { $0.role == .toggle }?.label == "On")
    }

    private struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.icon
                Label(configuration).labelStyle(.titleOnly)
            }
        }
    }

    @Test("A label is arranged by its style")
    func labelStyle() {
        func roles(_ view: some View) -> [ElementRole] {
            ViewHost(scene: scene) { view }.snapshot().elements.map(\.role)
        }
        let label = Label("Add", systemImage: "plus")
        #expect(roles(label) == [.container, .image, .text])
        #expect(roles(label.labelStyle(.titleAndIcon)) == [.container, .image, .text])
        #expect(roles(label.labelStyle(.iconOnly)) == [.image])
        #expect(roles(label.labelStyle(.titleOnly)) == [.text])
        #expect(roles(label.labelStyle(Stacked())) == [.container, .image, .text])
    }

    @Test("The nearest style counts")
    func nesting() {
        let snapshot = ViewHost(scene: scene) {
            VStack {
                Button("Go") {}
                Button("Go") {}.buttonStyle(.plain)
            }.buttonStyle(.bordered)
        }.snapshot()
        #expect(snapshot.elements.filter { $0.role == .button }.map(\.frame.width) == [41, 17])
    }
}
