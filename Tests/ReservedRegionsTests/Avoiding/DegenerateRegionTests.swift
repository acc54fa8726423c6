import Foundation
import RegionGeometry
import RegionModel
import Testing

@testable import ReservedRegions

/// Regions of every odd kind, around which everything that avoids regions is laid out.
@Suite("Degenerate regions")
@MainActor
struct DegenerateRegionTests {
    /// What avoids regions.
    enum Avoider: CaseIterable, Sendable {
        case flow, columns, packing, grid, displaced, text
    }

    nonisolated private static let window = CGRect(x: 0, y: 0, width: 400, height: 300)
    nonisolated private static let camera = CGRect(x: 150, y: 40, width: 60, height: 30)

    private func host(_ avoider: Avoider, _ regions: [SceneRegion], _ direction: LayoutDirection) -> ViewHost {
        let scene = WindowScene(size: Self.window.size, layoutDirection: direction, regions: regions)
        return ViewHost(scene: scene) {
            GeometryReader { proxy in
                let read = proxy.reservedRegions(kind: .division) + proxy.reservedRegions(kind: .occlusion)
                switch avoider {
                case .flow: RegionAvoidingLayout(regions: read) { boxes }
                case .columns: RegionAvoidingLayout(regions: read, strategy: .columns(.fixed(2))) { boxes }
                case .packing: RegionAvoidingLayout(regions: read, strategy: .packing()) { boxes }
                case .grid: RegionAvoidingGrid(regions: read, columns: .fixed(2)) { boxes }
                case .displaced: Color.red.frame(width: 70, height: 20).displaced().id(0).position(x: 180, y: 55)
                case .text:
                    VStack(spacing: 0) {
                        Text("one two three four five six seven eight nine ten eleven twelve").id(0)
                        Spacer(minLength: 0)
                    }
                    .textAvoidsReservedRegions()
                }
            }
        }
    }

    private var boxes: some View {
        ForEach(0..<6) { Color.red.frame(minWidth: 50, idealWidth: 90, minHeight: 20, maxHeight: 20).id($0) }
    }

    /// What is laid out: where it is, and whether it is marked.
    private func elements(
        _ avoider: Avoider, _ frames: [CGRect], _ kind: ReservedRegion.Kind = .occlusion,
        margins: RectInsets = .zero, _ direction: LayoutDirection = .leftToRight
    ) -> [LayoutElement] {
        let regions = frames.enumerated().map {
            SceneRegion(name: "\($0)", kind: kind, frame: $1, margins: margins)
        }
        return host(avoider, regions, direction).snapshot().elements.filter { Int($0.id) != nil }
    }

    private func isClear(_ element: LayoutElement, of regions: [CGRect]) -> Bool {
        let frames = element.lines.isEmpty ? [element.frame] : element.lines.map(\.frame)
        return frames.allSatisfy { frame in
            !regions.contains { $0.meets(frame.insetBy(dx: 1e-6, dy: 1e-6)) }
        }
    }

    @Test(
        "Nothing vanishes, and nothing is marked that has a place",
        arguments: Avoider.allCases,
        [
            ("without width", [CGRect(x: 180, y: 0, width: 0, height: 300)]),
            ("without height", [CGRect(x: 0, y: 55, width: 400, height: 0)]),
            ("a point", [CGRect(x: 180, y: 55, width: 0, height: 0)]),
            ("touching an edge", [CGRect(x: 380, y: 0, width: 20, height: 300)]),
            ("touching an edge from outside", [CGRect(x: 400, y: 0, width: 20, height: 300)]),
            ("outside", [CGRect(x: 500, y: 40, width: 60, height: 30)]),
            ("twice", [camera, camera]),
            ("one inside another", [camera, camera.insetBy(dx: 5, dy: 5)]),
            ("a thousand", (0..<1000).map { camera.offsetBy(dx: CGFloat($0 % 50) / 10, dy: CGFloat($0 / 50)) }),
        ] as [(String, [CGRect])])
    func clear(avoider: Avoider, regions: (what: String, frames: [CGRect])) {
        for kind in [ReservedRegion.Kind.occlusion, .division] {
            for direction in LayoutDirection.allCases {
                let found = elements(avoider, regions.frames, kind, direction)
                let all = elements(avoider, [], kind, direction)
                #expect(found.map(\.id) == all.map(\.id) && !found.isEmpty, "\(regions.what)")
                #expect(found.allSatisfy { !$0.isPlacedOverRegion }, "\(regions.what), \(kind), \(direction)")
                #expect(
                    found.allSatisfy { isClear($0, of: regions.frames) }, "\(regions.what), \(kind), \(direction)")
            }
        }
    }

    @Test(
        "What is twice, inside another, outside, or touches from outside changes nothing", arguments: Avoider.allCases)
    func nothing(avoider: Avoider) {
        let one = elements(avoider, [Self.camera])
        #expect(elements(avoider, [Self.camera, Self.camera]) == one)
        #expect(elements(avoider, [Self.camera, Self.camera.insetBy(dx: 5, dy: 5)]) == one)
        let none = elements(avoider, [])
        #expect(elements(avoider, [Self.camera.offsetBy(dx: 500, dy: 0)]) == none)
        #expect(elements(avoider, [CGRect(x: 400, y: 0, width: 20, height: 300)]) == none)
        #expect(one != none)
    }

    @Test(
        "Under regions as large as the window everything is there, in the window, and marked",
        arguments: Avoider.allCases, [1, 2, 1000])
    func covered(avoider: Avoider, count: Int) {
        for kind in [ReservedRegion.Kind.occlusion, .division] {
            let found = elements(avoider, Array(repeating: Self.window, count: count), kind)
            #expect(found.map(\.id) == elements(avoider, []).map(\.id))
            #expect(found.allSatisfy { $0.isPlacedOverRegion && Self.window.contains($0.frame) }, "\(kind)")
        }
    }

    @Test(
        "Margins never change a layout, be they larger than the frame that has them",
        arguments: Avoider.allCases,
        [RectInsets(top: 5, left: 9), RectInsets(top: 900, left: 800, bottom: 700, right: 60)])
    func margins(avoider: Avoider, margins: RectInsets) {
        for kind in [ReservedRegion.Kind.occlusion, .division] {
            for direction in LayoutDirection.allCases {
                let plain = elements(avoider, [Self.camera], kind, direction)
                #expect(elements(avoider, [Self.camera], kind, margins: margins, direction) == plain)
            }
        }
    }
}
