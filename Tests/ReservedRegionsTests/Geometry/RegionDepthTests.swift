import DeviceCatalog
import Foundation
import RegionGeometry
import RegionModel
import Testing

@testable import ReservedRegions

/// What proxies answer deep inside other views, in both directions and both readings of the platform.
@Suite("Region queries at depth")
@MainActor
struct RegionDepthTests {
    /// A way to embed a reader, and where it is then drawn in a window of 951 by 669.
    struct Embedding: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let leftToRight: CGRect
        let rightToLeft: CGRect
        /// How much larger the window seems to the reader than it is.
        var factor: CGFloat = 1
        /// The reader's direction, where it is not the scene's.
        var direction: LayoutDirection?
        let embed: @MainActor @Sendable (AnyView) -> AnyView
    }

    nonisolated static let embeddings: [Embedding] = [
        Embedding(
            testDescription: "padding", leftToRight: CGRect(x: 30, y: 82, width: 921, height: 587),
            rightToLeft: CGRect(x: 0, y: 82, width: 921, height: 587)
        ) { AnyView($0.padding(.leading, 30).padding(.top, 82)) },
        Embedding(
            testDescription: "offset", leftToRight: CGRect(x: 425.5, y: 284.5, width: 300, height: 200),
            rightToLeft: CGRect(x: 225.5, y: 284.5, width: 300, height: 200)
        ) { AnyView($0.frame(width: 300, height: 200).offset(x: 100, y: 50)) },
        Embedding(
            testDescription: "scrolled to the end", leftToRight: CGRect(x: 325.5, y: 469, width: 300, height: 200),
            rightToLeft: CGRect(x: 325.5, y: 469, width: 300, height: 200)
        ) { view in
            AnyView(
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 300, height: 500)
                        view.frame(width: 300, height: 200)
                    }.frame(maxWidth: .infinity)
                }.defaultScrollAnchor(.bottom))
        },
        Embedding(
            testDescription: "half its size", leftToRight: CGRect(x: 375.5, y: 284.5, width: 200, height: 100),
            rightToLeft: CGRect(x: 375.5, y: 284.5, width: 200, height: 100), factor: 2
        ) { AnyView($0.frame(width: 400, height: 200).scaleEffect(0.5)) },
        Embedding(
            testDescription: "half its size, in padding",
            leftToRight: CGRect(x: 312.75, y: 167.25, width: 425.5, height: 334.5),
            rightToLeft: CGRect(x: 212.75, y: 167.25, width: 425.5, height: 334.5), factor: 2
        ) { AnyView($0.scaleEffect(0.5).padding(.leading, 100)) },
        Embedding(
            testDescription: "safe area", leftToRight: CGRect(x: 0, y: 60, width: 851, height: 609),
            rightToLeft: CGRect(x: 100, y: 60, width: 851, height: 609)
        ) { view in
            AnyView(
                view.safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 60) }
                    .safeAreaPadding(.trailing, 100))
        },
        Embedding(
            testDescription: "right-to-left island", leftToRight: CGRect(x: 0, y: 0, width: 851, height: 669),
            rightToLeft: CGRect(x: 0, y: 0, width: 851, height: 669), direction: .rightToLeft
        ) { AnyView($0.padding(.leading, 100).environment(\.layoutDirection, .rightToLeft)) },
        Embedding(
            testDescription: "left-to-right island", leftToRight: CGRect(x: 100, y: 0, width: 851, height: 669),
            rightToLeft: CGRect(x: 100, y: 0, width: 851, height: 669), direction: .leftToRight
        ) { AnyView($0.padding(.leading, 100).environment(\.layoutDirection, .leftToRight)) },
        Embedding(
            testDescription: "island in an island", leftToRight: CGRect(x: 100, y: 0, width: 811, height: 669),
            rightToLeft: CGRect(x: 100, y: 0, width: 811, height: 669), direction: .leftToRight
        ) { view in
            AnyView(
                view.padding(.leading, 100).environment(\.layoutDirection, .leftToRight)
                    .padding(.leading, 40).environment(\.layoutDirection, .rightToLeft))
        },
        Embedding(
            testDescription: "spaces of other names", leftToRight: CGRect(x: 70, y: 50, width: 881, height: 619),
            rightToLeft: CGRect(x: 0, y: 50, width: 881, height: 619)
        ) { view in
            AnyView(
                view.coordinateSpace(.named("inner")).padding(.leading, 30).padding(.top, 50)
                    .coordinateSpace(.named("middle")).padding(.leading, 40).coordinateSpace(.named("outer")))
        },
        Embedding(
            testDescription: "half its size, in a right-to-left island",
            leftToRight: CGRect(x: 212.75, y: 167.25, width: 425.5, height: 334.5),
            rightToLeft: CGRect(x: 212.75, y: 167.25, width: 425.5, height: 334.5), factor: 2, direction: .rightToLeft
        ) { AnyView($0.scaleEffect(0.5).padding(.leading, 100).environment(\.layoutDirection, .rightToLeft)) },
        Embedding(
            testDescription: "beside the fold", leftToRight: CGRect(x: 551, y: 0, width: 400, height: 669),
            rightToLeft: CGRect(x: 0, y: 0, width: 400, height: 669)
        ) { view in
            AnyView(
                HStack(spacing: 0) {
                    Color.red; view.frame(width: 400)
                })
        },
    ]

    private static let fold = SceneRegion(
        name: "fold", kind: .division, frame: CGRect(x: 455.5, y: 0, width: 40, height: 669),
        margins: RectInsets(left: 30, right: 10))

    private func scene(_ direction: LayoutDirection, _ queries: RegionQueries) -> WindowScene {
        WindowScene(
            size: CGSize(width: 951, height: 669), layoutDirection: direction, regions: [Self.fold],
            regionQueries: queries)
    }

    @Test("Frames and margins are in the reader's own space, wherever and however it is drawn", arguments: embeddings)
    func frames(embedding: Embedding) throws {
        for direction in LayoutDirection.allCases {
            let drawn = direction == .leftToRight ? embedding.leftToRight : embedding.rightToLeft
            let isMirrored = (embedding.direction ?? direction) == .rightToLeft
            var seen: (place: CGRect, fixed: [ReservedRegion], mirrored: [ReservedRegion]) = (.null, [], [])
            let reader = GeometryReader { proxy in
                let _ =
                    seen = (
                        proxy.frame(in: .global),
                        proxy.reservedRegions(kind: .division, layoutDirectionBehavior: .fixed),
                        proxy.reservedRegions(kind: .division)
                    )
                Color.clear
            }
            ViewHost(scene: scene(direction, .observed)) { embedding.embed(AnyView(reader)) }.layOut()
            #expect(seen.place == drawn)
            let factor = embedding.factor
            let fixed = CGRect(
                x: (455.5 - drawn.minX) * factor, y: -drawn.minY * factor, width: 40 * factor, height: 669 * factor)
            let region = try #require(seen.fixed.first)
            #expect(region.frame == fixed)
            #expect(
                region.margins == EdgeInsets(top: 0, leading: 30 * factor, bottom: 0, trailing: 10 * factor))
            let other = try #require(seen.mirrored.first)
            #expect(other.frame == (isMirrored ? fixed.mirrored(inWidth: drawn.width * factor) : fixed))
            #expect(other.margins.leading == (isMirrored ? 10 : 30) * factor)
            #expect(other.id == region.id)
        }
    }

    @Test("By the documentation only what meets the reader as it is drawn is returned", arguments: embeddings)
    func documented(embedding: Embedding) {
        for direction in LayoutDirection.allCases {
            let drawn = direction == .leftToRight ? embedding.leftToRight : embedding.rightToLeft
            for (queries, count) in [(RegionQueries.observed, 1), (.documented, Self.fold.frame.meets(drawn) ? 1 : 0)] {
                var seen: [Int] = []
                let reader = GeometryReader { proxy in
                    let _ =
                        seen = [
                            proxy.reservedRegions(kind: .division).count,
                            proxy.reservedRegions(kind: .division, options: .includeInactive).count,
                            proxy.reservedRegions(kind: .occlusion).count,
                        ]
                    Color.clear
                }
                ViewHost(scene: scene(direction, queries)) { embedding.embed(AnyView(reader)) }.layOut()
                #expect(seen == [count, count, 0], "\(queries)")
            }
        }
    }

    @Test(
        "In Split View each app has a sliver at its edge, as it was measured",
        arguments: ["flat-landscape", "book"], ["split-left", "split-right"])
    func slivers(pose: String, window: String) throws {
        let duo = try DeviceCatalog.standard().device(named: "iphone-duo")
        for direction in LayoutDirection.allCases {
            var seen: (size: CGSize, fixed: [ReservedRegion], mirrored: [ReservedRegion]) = (.zero, [], [])
            ViewHost(scene: try duo.scene(pose: pose, window: window, direction: direction)) {
                GeometryReader { proxy in
                    let _ =
                        seen = (
                            proxy.size,
                            proxy.reservedRegions(
                                kind: .division, options: .includeInactive, layoutDirectionBehavior: .fixed),
                            proxy.reservedRegions(kind: .division, options: .includeInactive)
                        )
                    Color.clear
                }
            }.layOut()
            #expect(seen.size == CGSize(width: 385, height: 635))
            let left = window == "split-left"
            let sliver = CGRect(x: left ? 371.5 : 0, y: 0, width: 13.5, height: 669)
            #expect(seen.fixed.map(\.frame) == [sliver])
            #expect(seen.fixed.map(\.isActive) == [pose == "book"])
            #expect(
                seen.mirrored.map(\.frame)
                    == [direction == .leftToRight ? sliver : sliver.mirrored(inWidth: 385)])
        }
    }

    @Test("Margins and corners are the scene's, at the edges that are asked for, deep inside and in either direction")
    func surroundings() throws {
        for direction in LayoutDirection.allCases {
            let duo = try DeviceCatalog.standard().device(named: "iphone-duo")
            let tablet = try DeviceCatalog.standard().device(named: "ipad-pro-13")
            var margins: [EdgeInsets] = []
            ViewHost(scene: try duo.scene(pose: "closed-landscape-left", direction: direction)) {
                VStack {
                    GeometryReader { proxy in
                        let _ =
                            margins = [
                                proxy.contentMargins(for: .container),
                                proxy.contentMargins(for: .container, edges: .leading),
                                proxy.contentMargins(for: .container, edges: [.trailing, .top]),
                                proxy.contentMargins(for: .container, edges: .vertical),
                            ]
                        Color.clear
                    }.padding(30)
                }
            }.layOut()
            // The bar is at the left, where there is no margin.
            let isForward = direction == .leftToRight
            let (leading, trailing): (CGFloat, CGFloat) = isForward ? (0, 20) : (20, 0)
            #expect(
                margins == [
                    EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing),
                    EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0),
                    EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: trailing), EdgeInsets(),
                ])
            var corners: [RectangleCornerInsets] = []
            ViewHost(scene: try tablet.scene(pose: "landscape", window: "windowed", direction: direction)) {
                GeometryReader { outer in
                    let _ = corners.append(outer.containerCornerInsets)
                    GeometryReader { inner in
                        let _ = corners.append(inner.containerCornerInsets)
                        Color.clear
                    }.padding(10)
                }.ignoresSafeArea()
            }.layOut()
            let seen = { (insets: RectangleCornerInsets) in isForward ? insets.topLeading : insets.topTrailing }
            #expect(corners.count == 2)
            #expect(corners.map(seen) == [CGSize(width: 96, height: 48), CGSize(width: 86, height: 38)])
        }
    }

    @Test("A region keeps its id in every pose and window, and different ones never share it")
    func ids() throws {
        for device in try DeviceCatalog.standard().devices {
            var names: [ReservedRegion.ID: Set<String>] = [:]
            var ids: [String: Set<ReservedRegion.ID>] = [:]
            var host: ViewHost?
            var seen: [ReservedRegion] = []
            for direction in LayoutDirection.allCases {
                for scene in device.scenes(direction: direction) {
                    if let host {
                        host.scene = scene
                    } else {
                        host = ViewHost(scene: scene) {
                            GeometryReader { proxy in
                                let _ =
                                    seen = [ReservedRegion.Kind.division, .occlusion].flatMap {
                                        proxy.reservedRegions(kind: $0, options: .includeInactive)
                                    }
                                Color.clear
                            }.ignoresSafeArea()
                        }
                    }
                    host?.layOut()
                    #expect(Set(seen.map(\.id)).count == seen.count && seen.count == scene.regions.count)
                    for region in scene.regions {
                        let id = try #require(
                            seen.first { $0.kind == region.kind && $0.frame.size == region.frame.size }?.id)
                        names[id, default: []].insert(region.name)
                        ids[region.name, default: []].insert(id)
                    }
                }
            }
            #expect(
                names.values.allSatisfy { $0.count == 1 } && ids.values.allSatisfy { $0.count == 1 }, "\(device.name)")
            if device.name == "iphone-duo" { #expect(names.count == 5) }
        }
    }

    @Test("Actions on geometry read regions, and run for a change alone", arguments: RegionQueries.allCases)
    func geometryChange(queries: RegionQueries) {
        var told: [[CGFloat]] = []
        func view(_ isWide: Bool) -> some View {
            HStack(spacing: 0) {
                if isWide { Color.red.frame(width: 100) }
                Color.blue.onGeometryChange(for: [CGFloat].self) { proxy in
                    proxy.reservedRegions(kind: .division, options: []).map(\.frame.minX)
                } action: {
                    told.append($0)
                }
            }
        }
        let host = ViewHost(scene: scene(.leftToRight, queries)) { view(false) }
        host.layOut()
        #expect(told == [[455.5]])
        host.layOut()
        host.scene.regions[0].margins = .zero
        host.layOut()
        host.scene.colorScheme = .dark
        host.layOut()
        #expect(told == [[455.5]])
        host.scene.regions[0].isActive = false
        host.layOut()
        host.scene.regions[0].isActive = true
        host.layOut()
        #expect(told == [[455.5], [], [455.5]])
        host.update { view(true) }
        host.layOut()
        #expect(told.last == [355.5] && told.count == 4)
        host.scene.layoutDirection = .rightToLeft
        host.layOut()
        // The view now lies from 0 to 851, and its own x begins at 851.
        #expect(told.last == [355.5] && told.count == 4)
        host.scene.regions.append(
            SceneRegion(name: "hinge", kind: .division, frame: CGRect(x: 10, y: 0, width: 1, height: 669)))
        host.layOut()
        #expect(told.count == 5 && told.last == [355.5, 840])
    }

    @Test("A reader whose drawing alone moves asks again")
    func movedDrawing() {
        var seen: [CGFloat] = []
        func view(_ scale: CGFloat) -> some View {
            GeometryReader { proxy in
                let _ = seen.append(proxy.reservedRegions(kind: .division)[0].frame.width)
                Color.clear
            }.scaleEffect(scale)
        }
        let host = ViewHost(scene: scene(.leftToRight, .observed)) { view(1) }
        host.layOut()
        host.update { view(0.25) }
        host.layOut()
        #expect(seen.first == 40 && seen.last == 160)
    }
}
