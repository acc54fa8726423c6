import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Scene accessories compile and are never there")
@MainActor
struct SceneAccessoryTests {
    /// A screen as Apple's documentation has it.
    private struct Teleprompter: View {
        @State private var isEnabled = true
        @State private var isAvailable = false
        let isExternal: Bool

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: isAvailable ? 10 : 20).id("camera")
            }
            .sceneAccessory {
                CameraCaptureAccessory(isEnabled: $isEnabled) { Text("Read this") }
                    .onAvailabilityChange { isAvailable = $0 }
                if isExternal {
                    ExternalNonInteractiveAccessory { Text("Watch this") }
                }
            }
            .sceneAccessory { CameraCaptureAccessory { Text("And this") } }
            .statusBarHidden().persistentSystemOverlays(.hidden)
        }
    }

    @Test("A view with accessories is laid out as one without, and hears of none", arguments: [true, false])
    func layout(isExternal: Bool) {
        let host = ViewHost(scene: .phone()) { Teleprompter(isExternal: isExternal) }
        #expect(host.frame("camera").height == 20)
        #expect(host.snapshot().elements.allSatisfy { $0.label?.contains("this") != true })
    }
}
