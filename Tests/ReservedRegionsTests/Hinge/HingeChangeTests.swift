import DeviceCatalog
import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("onHingeChange")
@MainActor
struct HingeChangeTests {
    /// What an action was told, one change after the other.
    private final class Log {
        var changes: [[DeviceHinge?]] = []
        var angles: [Double?] { changes.compactMap(\.last).map { $0?.angle.degrees.rounded() } }
    }

    private static let flat = DeviceHinge(status: .fullyOpen, angle: .degrees(180))
    private static let book = DeviceHinge(status: .partiallyOpen, angle: .degrees(128))

    private func host(_ hinge: DeviceHinge?, _ log: Log) -> ViewHost {
        ViewHost(scene: WindowScene(size: CGSize(width: 100, height: 100), hinge: hinge)) {
            Color.red.onHingeChange { log.changes.append([$0.hinge, $1.hinge]) }
        }
    }

    @Test("It runs first with no hinge before, then once for each change, and never for none")
    func changes() {
        let log = Log()
        let host = host(Self.flat, log)
        #expect(log.changes.isEmpty)
        for _ in 0..<3 { host.layOut() }
        #expect(log.changes == [[nil, Self.flat]])
        host.scene.hinge = Self.book
        host.scene.hinge = Self.book
        host.layOut()
        host.layOut()
        #expect(log.changes == [[nil, Self.flat], [Self.flat, Self.book]])
        host.scene.size.width = 200
        host.layOut()
        #expect(log.changes.count == 2)
    }

    @Test("Without a hinge it does not run; one that comes and goes is told")
    func noHinge() {
        let log = Log()
        let host = host(nil, log)
        host.layOut()
        #expect(log.changes.isEmpty)
        host.scene.hinge = Self.book
        host.layOut()
        host.scene.hinge = nil
        host.layOut()
        #expect(log.changes == [[nil, Self.book], [Self.book, nil]])
    }

    @Test("While it is not enabled it does not run, and catches up in one change after")
    func disabled() {
        let log = Log()
        func view(_ isEnabled: Bool) -> some View {
            Color.red.onHingeChange(isEnabled: isEnabled) { log.changes.append([$0.hinge, $1.hinge]) }
        }
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 9, height: 9), hinge: Self.flat)) { view(false) }
        host.layOut()
        #expect(log.changes.isEmpty)
        host.update { view(true) }
        host.layOut()
        #expect(log.changes == [[nil, Self.flat]])
        host.update { view(false) }
        host.layOut()
        for angle in [170, 150, 128] {
            host.scene.hinge = DeviceHinge(status: .partiallyOpen, angle: .degrees(Double(angle)))
            host.layOut()
        }
        #expect(log.changes.count == 1)
        host.update { view(true) }
        host.layOut()
        #expect(log.changes == [[nil, Self.flat], [Self.flat, Self.book]])
    }

    @Test("A view that comes later hears of the hinge as it is then, and one that has left hears nothing")
    func comingAndGoing() {
        let log = Log()
        @ViewBuilder func view(_ isThere: Bool) -> some View {
            if isThere { Color.red.onHingeChange { log.changes.append([$0.hinge, $1.hinge]) } }
        }
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 9, height: 9), hinge: Self.flat)) { view(false) }
        host.layOut()
        host.scene.hinge = Self.book
        host.update { view(true) }
        host.layOut()
        #expect(log.changes == [[nil, Self.book]])
        host.update { view(false) }
        host.layOut()
        host.scene.hinge = Self.flat
        host.layOut()
        #expect(log.changes.count == 1)
        host.update { view(true) }
        host.layOut()
        #expect(log.changes == [[nil, Self.book], [nil, Self.flat]])
    }

    @Test("What it changes is laid out in the same pass", arguments: LayoutDirection.allCases)
    func state(direction: LayoutDirection) {
        struct Gauge: View {
            @State private var angle = 0.0

            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: angle).id("gauge")
                    Color.blue
                }.onHingeChange { angle = $1.hinge?.angle.degrees.rounded() ?? 0 }
            }
        }
        let scene = WindowScene(
            size: CGSize(width: 500, height: 100), layoutDirection: direction, hinge: Self.flat)
        let host = ViewHost(scene: scene) { Gauge() }
        #expect(host.frame("gauge").width == 180)
        host.scene.hinge = Self.book
        let gauge = CGRect(x: direction == .leftToRight ? 0 : 372, y: 0, width: 128, height: 100)
        #expect(host.frame("gauge") == gauge)
        #expect(host.snapshot().diagnostics.isEmpty)
    }

    @Test("A device that is closed step by step is told at every angle, and its fold with its status")
    func sweep() throws {
        let duo = try DeviceCatalog.standard().device(named: "iphone-duo")
        let log = Log()
        var folds: [Int] = []
        let host = ViewHost(scene: try duo.scene(pose: "flat-landscape")) {
            GeometryReader { proxy in
                let _ = folds.append(proxy.reservedRegions(kind: .division).count)
                Color.red
            }
            .onHingeChange { log.changes.append([$0.hinge, $1.hinge]) }
        }
        host.layOut()
        for angle in stride(from: 170.0, through: 0, by: -10) {
            host.scene = try #require(duo.scene(host.scene, turningHingeTo: .degrees(angle)))
            host.layOut()
        }
        #expect(log.angles == stride(from: 180.0, through: 0, by: -10).map(\.self))
        // Flat, partly open and closed: three different answers, and the reader was made no more often.
        #expect(folds == [0, 1, 0])
    }
}
