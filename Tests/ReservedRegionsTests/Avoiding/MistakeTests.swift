import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// What people do wrong with regions, beside what this package offers in its place: the first shows the fault, the
/// second does not.
@Suite("People's mistakes")
@MainActor
struct MistakeTests {
    struct Mistake {
        let scene: WindowScene
        /// What goes wrong, seen in the frames of the views `0`, `1` and so on.
        let fault: @MainActor ([CGRect], WindowScene) -> Bool
        let wrong: @MainActor (GeometryProxy) -> any View
        let right: @MainActor (GeometryProxy) -> any View
    }

    /// A mistake's name, for the test's report.
    enum Name: String, CaseIterable, CustomTestStringConvertible {
        case marginsAddedAgain, splitAtSliver, inactiveFoldSplits, firstOcclusion, stripAsInset, foldForgotten
        case fixedFramesLaidOut, leadingAsLeft, evenColumnsWithoutGutter, inventedFold
        var testDescription: String { rawValue }
    }

    @Test("What goes wrong in the usual code does not in ours", arguments: Name.allCases)
    func mistake(name: Name) throws {
        let mistake = try #require(Self.all[name])
        let wrong = Self.frames(mistake.scene, mistake.wrong)
        let right = Self.frames(mistake.scene, mistake.right)
        #expect(wrong.count == right.count && !wrong.isEmpty)
        #expect(mistake.fault(wrong, mistake.scene), "\(wrong)")
        #expect(!mistake.fault(right, mistake.scene), "\(right)")
    }

    private static func frames(_ scene: WindowScene, _ make: @escaping @MainActor (GeometryProxy) -> any View)
        -> [CGRect]
    {
        let host = ViewHost(scene: scene) { GeometryReader { AnyView(make($0)) } }
        return host.framesByID().sorted { $0.id < $1.id }.map(\.frame)
    }

    private static func scene(
        _ size: CGSize, _ regions: [SceneRegion], right: CGFloat = 0, direction: LayoutDirection = .leftToRight
    ) -> WindowScene {
        WindowScene(
            size: size, safeArea: RectInsets(right: right), layoutDirection: direction, regions: regions)
    }

    private static func fold(_ frame: CGRect, isActive: Bool = true) -> SceneRegion {
        SceneRegion(
            name: "fold", kind: .division, frame: frame, margins: RectInsets(left: 20, right: 20), isActive: isActive)
    }

    private static func occlusion(_ name: String, _ frame: CGRect) -> SceneRegion {
        SceneRegion(name: name, kind: .occlusion, frame: frame)
    }

    private static let crease = CGRect(x: 455.5, y: 0, width: 40, height: 669)
    private static let landscape = CGSize(width: 951, height: 669)
    private static let strip = occlusion("strip", CGRect(x: 867, y: 0, width: 84, height: 120))
    private static let camera = occlusion("camera", CGRect(x: 677, y: 21, width: 58, height: 37))

    private static let book = scene(landscape, [fold(crease), strip], right: 84)
    private static let flat = scene(landscape, [fold(crease, isActive: false), strip], right: 84)
    private static let half = scene(
        CGSize(width: 469, height: 669), [fold(CGRect(x: 455.5, y: 0, width: 13.5, height: 669))])

    /// Two panes from edge to edge with a gap between.
    private static func panes(_ first: CGFloat, _ second: CGFloat, gap: CGFloat) -> any View {
        HStack(spacing: gap) {
            Color.red.frame(width: max(0, first)).id(0)
            Color.blue.frame(width: max(0, second)).id(1)
        }
    }

    private static func grid(_ proxy: GeometryProxy, _ count: Int) -> any View {
        RegionAvoidingGrid(regions: proxy.reservedRegions(kind: .division), columns: .fixed(count)) {
            ForEach(0..<count) { Color.red.frame(height: 50).id($0) }
        }
    }

    private static func all(_ proxy: GeometryProxy) -> [ReservedRegion] {
        proxy.reservedRegions(kind: .occlusion) + proxy.reservedRegions(kind: .division)
    }

    private static func gap(_ frames: [CGRect]) -> CGFloat { frames[1].minX - frames[0].maxX }

    private static func isOverActive(_ frames: [CGRect], _ scene: WindowScene) -> Bool {
        frames.contains { frame in scene.regions.contains { $0.isActive && $0.frame.meets(frame) } }
    }

    private static let all: [Name: Mistake] = [
        .marginsAddedAgain: Mistake(
            scene: book, fault: { frames, _ in gap(frames) != 40 },
            wrong: { proxy in
                let fold = proxy.reservedRegions(kind: .division)[0]
                let (start, end) = (
                    fold.frame.minX - fold.margins.leading, fold.frame.maxX + fold.margins.trailing
                )
                return panes(start, proxy.size.width - end, gap: end - start)
            },
            right: { grid($0, 2) }),
        .splitAtSliver: Mistake(
            scene: half, fault: { frames, _ in frames.contains { $0.width < 120 } },
            wrong: { proxy in
                let fold = proxy.reservedRegions(kind: .division)[0].frame
                return panes(fold.minX, proxy.size.width - fold.maxX, gap: fold.width)
            },
            right: { grid($0, 2) }),
        .inactiveFoldSplits: Mistake(
            scene: flat, fault: { frames, _ in gap(frames) > 8 },
            wrong: { proxy in
                let fold = proxy.reservedRegions(kind: .division)[0].frame
                return panes(fold.minX, proxy.size.width - fold.maxX, gap: fold.width)
            },
            right: { grid($0, 2) }),
        .firstOcclusion: Mistake(
            scene: scene(landscape, [camera, strip]), fault: isOverActive,
            wrong: { proxy in
                let first = proxy.reservedRegions(kind: .occlusion)[0].frame
                return Color.red.frame(width: first.minX - 600, height: 40).id(0).padding(.leading, 600)
            },
            right: { _ in Color.red.frame(width: 267, height: 40).displaced().id(0).padding(.leading, 600) }),
        .stripAsInset: Mistake(
            scene: scene(
                CGSize(width: 466, height: 678),
                [occlusion("strip", CGRect(x: 382, y: 0, width: 84, height: 170))]),
            fault: { frames, _ in frames[0].minY > 0 },
            wrong: { proxy in
                let strip = proxy.reservedRegions(kind: .occlusion)[0].frame
                return Color.red.frame(width: 300, height: 44).id(0).padding(.top, strip.maxY)
            },
            right: { proxy in
                RegionAvoidingLayout(regions: all(proxy)) { Color.red.frame(width: 300, height: 44).id(0) }
            }),
        .foldForgotten: Mistake(
            scene: scene(
                landscape, [fold(crease), occlusion("camera", CGRect(x: 520, y: 21, width: 58, height: 37))]),
            fault: isOverActive,
            wrong: { proxy in
                let camera = proxy.reservedRegions(kind: .occlusion)[0].frame
                return Color.red.frame(width: 100, height: 44).id(0).position(x: camera.minX - 50, y: 40)
            },
            right: { _ in
                Color.red.frame(width: 100, height: 44).displaced(from: .occlusion).id(0).position(x: 520, y: 40)
            }),
        .fixedFramesLaidOut: Mistake(
            scene: scene(landscape, [camera], direction: .rightToLeft),
            fault: { frames, scene in frames[0] != scene.regions[0].frame },
            wrong: { proxy in
                marker(proxy.reservedRegions(kind: .occlusion, layoutDirectionBehavior: .fixed)[0].frame)
            },
            right: { proxy in marker(proxy.reservedRegions(kind: .occlusion)[0].frame) }),
        .leadingAsLeft: Mistake(
            scene: scene(
                landscape,
                [
                    SceneRegion(
                        name: "bar", kind: .occlusion, frame: CGRect(x: 100, y: 0, width: 100, height: 100),
                        margins: RectInsets(left: 30, right: 10))
                ], direction: .rightToLeft),
            fault: { frames, scene in frames[0] != scene.regions[0].core },
            wrong: { proxy in
                let margins = proxy.reservedRegions(kind: .occlusion)[0].margins
                let frame = proxy.reservedRegions(kind: .occlusion, layoutDirectionBehavior: .fixed)[0].frame
                let core = frame.inset(by: RectInsets(left: margins.leading, right: margins.trailing))
                return marker(core).environment(\.layoutDirection, .leftToRight)
            },
            right: { proxy in
                let bar = proxy.reservedRegions(kind: .occlusion)[0]
                return Color.clear
                    .overlay(alignment: .topLeading) {
                        Color.red.id(0).padding(bar.margins).frame(width: bar.frame.width, height: bar.frame.height)
                            .padding(.leading, bar.frame.minX)
                    }
            }),
        .evenColumnsWithoutGutter: Mistake(
            scene: book, fault: isOverActive,
            wrong: { _ in
                HStack(spacing: 8) { ForEach(0..<4) { Color.red.frame(height: 50).id($0) } }
            },
            right: { grid($0, 4) }),
        .inventedFold: Mistake(
            scene: scene(CGSize(width: 1024, height: 768), []), fault: { frames, _ in gap(frames) > 8 },
            wrong: { proxy in
                let gap: CGFloat = proxy.size.width > 800 ? 40 : 8
                return panes((proxy.size.width - gap) / 2, (proxy.size.width - gap) / 2, gap: gap)
            },
            right: { grid($0, 2) }),
    ]

    private static func marker(_ frame: CGRect) -> some View {
        Color.red.frame(width: frame.width, height: frame.height).id(0).position(x: frame.midX, y: frame.midY)
    }
}
