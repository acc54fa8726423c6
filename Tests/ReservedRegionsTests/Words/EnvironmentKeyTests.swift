import ReservedRegions
import Testing

@Suite("What views read of their surroundings")
@MainActor
struct EnvironmentKeyTests {
    private struct Probe: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.scenePhase) private var scenePhase
        @Environment(\.layoutDirection) private var layoutDirection
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            Text("\(colorScheme) \(scenePhase) \(layoutDirection) \(isEnabled ? "on" : "off")").id("probe")
        }
    }

    private func label(_ host: ViewHost) -> String? { host.snapshot().elements.first { $0.id == "probe" }?.label }

    @Test("Colour scheme, phase and direction are the scene's, and follow it")
    func fromTheScene() {
        var scene = WindowScene(size: CGSize(width: 200, height: 100))
        let host = ViewHost(scene: scene) { Probe() }
        #expect(label(host) == "light active leftToRight on")
        (scene.colorScheme, scene.phase, scene.layoutDirection) = (.dark, .inactive, .rightToLeft)
        host.scene = scene
        #expect(label(host) == "dark inactive rightToLeft on")
    }

    @Test("What is disabled around a view is so within, whatever is said there")
    func disabled() {
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 200, height: 100))) {
            VStack { Probe().disabled(false) }.disabled(true).preferredColorScheme(.dark)
        }
        #expect(label(host) == "dark active leftToRight off")
    }

    @Test("Inert modifiers leave no node", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func noNode(direction: LayoutDirection) {
        let scene = WindowScene(size: CGSize(width: 200, height: 100), layoutDirection: direction)
        let plain = ViewHost(scene: scene) { Text("Hello") }
        let decorated = ViewHost(scene: scene) {
            Text("Hello").shadow(radius: 3).blur(radius: 1).transition(.opacity).animation(.spring, value: 1)
                .glassEffect().onHover { _ in }.sensoryFeedback(.success, trigger: 1).tint(.red).disabled(true)
        }
        #expect(plain.snapshot() == decorated.snapshot())
    }

    @Test("Traits and labels reach the snapshot")
    func semantics() {
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 200, height: 100))) {
            HStack { Text("x").padding() }.accessibilityIdentifier("star").accessibilityAddTraits(.isButton)
                .accessibilityLabel(Text("Favourite"))
        }
        let element = host.snapshot().elements.first { $0.id == "star" }
        #expect(element?.role == .button)
        #expect(element?.label == "Favourite")
    }
}
