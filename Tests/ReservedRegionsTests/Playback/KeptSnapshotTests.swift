import Foundation
import Observation
import RegionGeometry
import RegionModel
import Testing

@testable import ReservedRegions

/// A snapshot of what did not change is the last one with the new scene: whatever changes must be seen all the same.
@Suite("Snapshots that are kept")
@MainActor
struct KeptSnapshotTests {
    @Observable @MainActor
    final class Model {
        var text = "one"
        var color = Color.red
        var isShown = true
        var turn = 0.0
        var shift: CGFloat = 0
        var share: CGFloat = 0.5
    }

    private struct Screen: View {
        let model: Model

        var body: some View {
            VStack {
                Text(model.text).foregroundColor(model.color)
                if model.isShown { Color.blue.frame(width: 10, height: 10) }
                Text("Turned").rotationEffect(.degrees(model.turn))
                Text("Shifted").offset(x: model.shift)
                Canvas { context, size in
                    let width = size.width * model.share
                    context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 4)), with: .color(.red))
                }
                .frame(width: 20, height: 20)
                Color.green.frame(width: 20, height: 20).visualEffect { effect, proxy in
                    effect.opacity(proxy.frame(in: .global).minX > 195 ? 0.5 : 1)
                }
            }
        }
    }

    private static let scene = WindowScene(
        size: CGSize(width: 400, height: 300), scale: 2, hinge: DeviceHinge(status: .fullyOpen, angle: .degrees(180)))

    @Test("A host that was looked at before shows what one made anew shows, whatever changes")
    func changes() {
        let changes: [(name: String, change: @MainActor (ViewHost, Model) -> Void)] = [
            ("hinge", { host, _ in host.scene.hinge?.angle = .degrees(90) }),
            ("text", { _, model in model.text = "two" }), ("colour", { _, model in model.color = .green }),
            ("view", { _, model in model.isShown = false }), ("turn", { _, model in model.turn = 30 }),
            ("canvas", { _, model in model.share = 0.75 }), ("shift", { _, model in model.shift = 40 }),
            ("window", { host, _ in host.scene.size.width = 500 }),
            ("safe area", { host, _ in host.scene.safeArea = RectInsets(left: 84, right: 0) }),
            ("safe area on both sides", { host, _ in host.scene.safeArea = RectInsets(left: 0, right: 84) }),
            ("direction", { host, _ in host.scene.layoutDirection = .rightToLeft }),
            ("scale", { host, _ in host.scene.scale = 3 }),
            ("colours", { host, _ in host.scene.colorScheme = .dark }),
        ]
        let model = Model()
        let host = ViewHost(scene: Self.scene) { Screen(model: model) }
        for (name, change) in changes {
            #expect(host.snapshot() == host.snapshot(), "\(name)")
            change(host, model)
            #expect(host.snapshot() == ViewHost(scene: host.scene) { Screen(model: model) }.snapshot(), "\(name)")
        }
    }

    @Test("A drawing that stands alone is made anew when what it reads changes")
    func drawingAlone() {
        let model = Model()
        let views = {
            Canvas { context, size in
                context.fill(Path(CGRect(x: 0, y: 0, width: size.width * model.share, height: 4)), with: .color(.red))
            }
        }
        let host = ViewHost(scene: Self.scene, content: views)
        let before = host.snapshot()
        model.share = 0.75
        #expect(host.snapshot() != before)
        #expect(host.snapshot() == ViewHost(scene: Self.scene, content: views).snapshot())
    }
}
