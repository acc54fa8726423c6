import DeviceCatalog
import Foundation
import RegionGeometry
import RegionModel
import Testing

@testable import ReservedRegions

/// Where the panes lie on an iPhone Duo below a navigation bar, as they were measured in its simulator.
@Suite("Arrangements on the iPhone Duo")
@MainActor
struct MeasuredArrangementTests {
    struct Pose: CustomTestStringConvertible, Sendable {
        let name: String
        var window: String?
        /// The frames in the window, to half points, when people read from left to right.
        let primary: CGRect
        let secondary: CGRect?
        /// The frames when they read from right to left, where they differ: the hardware stays where it is.
        var mirrored: (primary: CGRect, secondary: CGRect?)?
        let axis: Axis?
        var isOverlayApart = false

        var testDescription: String { [name, window].compactMap(\.self).joined(separator: ", ") }
    }

    private nonisolated static func rect(_ left: CGFloat, _ right: CGFloat, _ top: CGFloat, _ bottom: CGFloat) -> CGRect
    {
        CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    nonisolated static let poses = [
        Pose(
            name: "closed-portrait", primary: rect(0, 382, 82, 363), secondary: rect(0, 382, 363, 644),
            axis: .vertical),
        Pose(name: "closed-landscape-right", primary: rect(0, 594, 82, 432), secondary: nil, axis: nil),
        Pose(name: "closed-landscape-left", primary: rect(84, 678, 82, 432), secondary: nil, axis: nil),
        Pose(
            name: "flat-portrait", primary: rect(0, 669, 82, 499.5), secondary: rect(0, 669, 499.5, 917),
            axis: .vertical),
        Pose(
            name: "laptop", primary: rect(0, 669, 82, 455.5), secondary: rect(0, 669, 495.5, 917), axis: .vertical,
            isOverlayApart: true),
        Pose(
            name: "flat-landscape", primary: rect(0, 433.5, 82, 635), secondary: rect(433.5, 867, 82, 635),
            mirrored: (rect(433.5, 867, 82, 635), rect(0, 433.5, 82, 635)), axis: .horizontal),
        Pose(
            name: "book", primary: rect(0, 455.5, 82, 635), secondary: rect(495.5, 867, 82, 635),
            mirrored: (rect(495.5, 867, 82, 635), rect(0, 455.5, 82, 635)), axis: .horizontal, isOverlayApart: true),
        // Not measured: a sliver of the fold at the inner edge is no place for a pane.
        Pose(
            name: "book", window: "split-left", primary: rect(84, 455.5, 82, 358.5),
            secondary: rect(84, 455.5, 358.5, 635), axis: .vertical),
        Pose(
            name: "book", window: "split-right", primary: rect(13.5, 385, 82, 358.5),
            secondary: rect(13.5, 385, 358.5, 635), axis: .vertical),
    ]

    private func scene(_ pose: Pose, _ direction: LayoutDirection) throws -> WindowScene {
        try DeviceCatalog.standard().device(named: "iphone-duo")
            .scene(pose: pose.name, window: pose.window, direction: direction)
    }

    private func host(_ scene: WindowScene, _ style: some ArrangementViewStyle, _ probe: PaneProbe) -> ViewHost {
        ViewHost(scene: scene) {
            NavigationStack {
                ArrangementView {
                    ProbedPane(name: "primary", probe: probe)
                } secondary: {
                    ProbedPane(name: "secondary", probe: probe)
                }
                .arrangementViewStyle(style)
                .navigationTitle("Panes")
            }
        }
    }

    @Test("A split has the measured frames", arguments: poses, LayoutDirection.allCases)
    func split(pose: Pose, direction: LayoutDirection) throws {
        let probe = PaneProbe()
        for _ in 0..<2 {
            let host = host(try scene(pose, direction), .split, probe)
            let mirrored = direction == .rightToLeft ? pose.mirrored : nil
            #expect(host.frame("primary") == mirrored?.primary ?? pose.primary)
            #expect(host.frame("secondary") == mirrored?.secondary ?? pose.secondary ?? .null)
            #expect(probe.axes == ["primary": pose.axis, "secondary": pose.axis])
            #expect(host.snapshot().diagnostics.isEmpty)
        }
    }

    @Test("The measured frames are whole points where they were read so")
    func rounded() {
        let frames = Self.poses.filter { $0.window == nil }.map { ($0.primary, $0.secondary ?? .null) }
        let edges = frames.filter { !$0.1.isNull }.map { ($0.0.maxY.rounded(), $0.1.minY.rounded()) }
        #expect(edges.map(\.0) == [363, 500, 456, 635, 635] && edges.map(\.1) == [363, 500, 496, 82, 82])
    }

    @Test("An overlay is layered until the fold parts it", arguments: poses, LayoutDirection.allCases)
    func overlay(pose: Pose, direction: LayoutDirection) throws {
        let probe = PaneProbe()
        let host = host(try scene(pose, direction), .overlay, probe)
        #expect(probe.axes == [:])
        host.layOut()
        #expect(probe.axes == ["primary": nil, "secondary": nil])
        #expect(probe.depths == ["primary": pose.isOverlayApart ? 0 : 1, "secondary": 0])
        #expect(host.framesByID().map(\.id) == ["secondary", "primary"])
        guard pose.isOverlayApart, let split = pose.secondary else {
            #expect(host.frame("primary") == host.frame("secondary"))
            return
        }
        let mirrored = direction == .rightToLeft ? pose.mirrored : nil
        #expect(host.frame("secondary") == mirrored?.primary ?? pose.primary)
        #expect(host.frame("primary") == mirrored?.secondary ?? split)
    }

    @Test("The pane that is not shown is laid out as large as the container, and is in no snapshot")
    func hiddenPane() throws {
        let probe = PaneProbe()
        let scene = try scene(Self.poses[1], .leftToRight)
        let host = host(scene, .split, probe)
        let paths = host.snapshot().elements.map(\.id)
        #expect(paths.contains("primary") && !paths.contains("secondary"))
        #expect(probe.sizes["secondary"] == CGSize(width: 594, height: 350))
    }

    @Test("Panes keep their state when the device is folded, turned and closed, and only readers are made again")
    func state() throws {
        let (probe, bystander) = (PaneProbe(), PaneProbe())
        let device = try DeviceCatalog.standard().device(named: "iphone-duo")
        let host = ViewHost(scene: try device.scene(pose: "flat-landscape")) {
            VStack(spacing: 0) {
                ArrangementView {
                    ProbedPane(name: "primary", probe: probe)
                } secondary: {
                    ProbedPane(name: "secondary", probe: probe)
                }
                ProbedPane(name: "bystander", probe: bystander).frame(height: 50)
            }
        }
        host.layOut()
        probe.count?.wrappedValue = 7
        host.layOut()
        let bodies = bystander.bodies
        for pose in ["book", "flat-landscape"] {
            host.scene = try device.scene(pose: pose)
            host.layOut()
            #expect(bystander.bodies == bodies, "\(pose)")
            #expect(probe.count?.wrappedValue == 7 && probe.made == 2, "\(pose)")
        }
        for pose in ["laptop", "closed-landscape-right", "closed-portrait", "book"] {
            host.scene = try device.scene(pose: pose)
            host.layOut()
            #expect(probe.count?.wrappedValue == 7 && probe.made == 2, "\(pose)")
        }
    }
}

/// What panes were told.
@MainActor
final class PaneProbe {
    var axes: [String: Axis?] = [:]
    var depths: [String: Int] = [:]
    var sizes: [String: CGSize] = [:]
    var bodies = 0
    /// How many panes came to be.
    var made = 0
    /// The state of the pane that was asked last.
    var count: Binding<Int>?
}

/// A pane that notes what it is told.
struct ProbedPane: View {
    let name: String
    let probe: PaneProbe
    @State private var count = 0
    @Environment(\.splitArrangementAxis) private var axis
    @Environment(\.overlayArrangementZIndex) private var depth

    var body: some View {
        let _ = note()
        Color.blue
            .id(name)
            .onAppear { probe.made += 1 }
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                probe.sizes[name] = $0
            }
    }

    private func note() {
        probe.axes[name] = .some(axis)
        probe.depths[name] = depth
        probe.bodies += 1
        probe.count = $count
    }
}
