import DeviceCatalog
import Foundation
import RegionConversion
import RegionModel
import TestSupport
import Testing

@Suite("Laws of conversions")
struct ConversionLawTests {
    private static let scenes: [(name: String, scene: WindowScene)] = {
        let devices = ((try? DeviceCatalog.standard().devices) ?? [])
            .flatMap { $0.scenes() + $0.scenes(direction: .rightToLeft) }
            .map { ("\($0.name)", $0) }
        return devices
            + (0..<150).map { (seed: UInt64) in
                var random = RandomScene(seed: seed)
                return ("seed \(seed)", random.scene())
            }
    }()

    private static let words: [any PlatformWindow.Type] = PlatformWords.allCases.compactMap(\.window)

    private func forAll(_ law: (any PlatformWindow.Type, String, WindowScene) throws -> Void) rethrows {
        #expect(Self.scenes.count > 170 && Self.words.count == 3)
        for type in Self.words {
            for (name, scene) in Self.scenes { try law(type, "\(type): \(name)", scene) }
        }
    }

    @Test("What came back once comes back for ever: nothing of it is lost, in the same words")
    func settled() {
        func check<Window: PlatformWindow>(_: Window.Type, _ name: String, _ scene: WindowScene) {
            let window = Window(scene)
            let back = window.scene
            #expect(Window.losses(of: back).map(\.description) == [], "\(name)")
            #expect(window.losses.map(\.description) == [], "\(name)")
            #expect(Window(back).losses == [], "\(name)")
        }
        forAll { check($0, $1, $2) }
    }

    @Test("What is not among the losses comes back exactly")
    func honest() {
        var kept = 0
        forAll { type, name, scene in
            let back = type.init(scene).scene
            let losses = type.losses(of: scene)
            let subjects = Set(losses.map(\.subject))
            let told = type.regions(toldOf: scene)
            #expect(told.count == back.regions.count, "\(name)")
            for (old, new) in zip(told, back.regions) {
                guard let old, !subjects.contains(old.name) else { continue }
                #expect(old.kind == new.kind && old.isActive == new.isActive, "\(name)")
                #expect(distance(old.frame, new.frame) < 1e-6, "\(name): \(old)")
                kept += 1
            }
            let missing = scene.regions.filter { !told.contains($0) }
            #expect(missing.allSatisfy { subjects.contains($0.name) }, "\(name)")
            if !subjects.contains("hinge") { #expect(scene.hinge == back.hinge, "\(name)") }
            if !subjects.contains("safeArea") {
                #expect(abs(scene.safeArea.right - back.safeArea.right) < 1e-6, "\(name)")
            }
            if losses.isEmpty { #expect(scene.regions.count == back.regions.count, "\(name)") }
        }
        #expect(kept > 150)
    }

    @Test("Words read back as they were written")
    func written() throws {
        func check<Window: PlatformWindow>(_: Window.Type, _ name: String, _ scene: WindowScene) throws {
            let window = Window(scene)
            let read = try Window(json: JSONField(JSONValue(parsing: Data(text(of: window).utf8))))
            #expect(read == window, "\(name)")
            #expect(
                try PlatformWords(of: JSONField(JSONValue(parsing: Data(text(of: window).utf8)))).window == Window.self)
        }
        try forAll { try check($0, $1, $2) }
    }

    @Test("Whatever keeps out of the pixels keeps out of the points, by a twentieth of a pixel at most")
    func outward() {
        for (name, scene) in Self.scenes {
            let slack = 0.05 / scene.scale + 1e-9
            let back = JetpackWindow(scene).scene
            for case (let old?, let new) in zip(JetpackWindow.regions(toldOf: scene), back.regions) {
                #expect(new.frame.minX - slack <= old.frame.minX && old.frame.maxX <= new.frame.maxX + slack, "\(name)")
                #expect(new.frame.minY - slack <= old.frame.minY && old.frame.maxY <= new.frame.maxY + slack, "\(name)")
                #expect(new.frame.width <= old.frame.width + 2 / scene.scale + 1e-9, "\(name)")
            }
            #expect(back.safeArea.left >= scene.safeArea.left - slack, "\(name)")
            #expect(back.safeArea.bottom >= scene.safeArea.bottom - slack, "\(name)")
        }
    }

    private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
    }
}

/// What a window writes, on several lines.
func text(of window: any PlatformWindow) -> String {
    var writer = JSONWriter(indented: true)
    window.write(to: &writer)
    return writer.text + "\n"
}
