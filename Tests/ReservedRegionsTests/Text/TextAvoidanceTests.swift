import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// Texts in views that flow around the scene's regions. A letter is 10 points wide and a line 24 high.
@Suite("Texts that avoid regions")
@MainActor
struct TextAvoidanceTests {
    private let words = "one two three four five six seven eight nine ten"

    private func scene(
        _ regions: [SceneRegion] = [], width: CGFloat = 200, height: CGFloat = 400,
        direction: LayoutDirection = .leftToRight, queries: RegionQueries = .documented
    ) -> WindowScene {
        WindowScene(
            size: CGSize(width: width, height: height), layoutDirection: direction, regions: regions,
            regionQueries: queries)
    }

    private func camera(_ frame: CGRect, isActive: Bool = true) -> SceneRegion {
        SceneRegion(name: "camera", kind: .occlusion, frame: frame, isActive: isActive)
    }

    private func fold(_ frame: CGRect, isActive: Bool = true) -> SceneRegion {
        SceneRegion(name: "fold", kind: .division, frame: frame, isActive: isActive)
    }

    private func text(_ words: String) -> some View { Text(words).font(.system(size: 20)) }

    private func host(_ scene: WindowScene, @ViewBuilder _ content: () -> some View) -> ViewHost {
        ViewHost(scene: scene) { content().textAvoidsReservedRegions() }
    }

    private func lines(_ snapshot: LayoutSnapshot) -> [TextLine] { snapshot.elements.flatMap(\.lines) }

    private func summary(_ snapshot: LayoutSnapshot) -> [String] {
        lines(snapshot).map { "\($0.text) \(Int($0.frame.minX)) \(Int($0.frame.minY))" }
    }

    /// What is wrong with where lines are.
    private func fault(_ snapshot: LayoutSnapshot) -> String? {
        for line in lines(snapshot) {
            if let region = snapshot.scene.regions.first(where: { $0.isActive && $0.frame.meets(line.frame) }) {
                return "\(line.text) at \(line.frame) meets \(region.name) at \(region.frame)"
            }
        }
        return nil
    }

    @Test("A text that no region meets is set as it is without", arguments: LayoutDirection.allCases)
    func untouched(direction: LayoutDirection) {
        let far = [camera(CGRect(x: 0, y: 350, width: 200, height: 50))]
        let scene = scene(far, direction: direction)
        let views = {
            VStack(alignment: .leading) {
                self.text(words); self.text("one")
            }
        }
        #expect(ViewHost(scene: scene, content: views).snapshot() == host(scene, views).snapshot())
    }

    @Test("Lines go on behind a camera, and the text has the room's width and its lines' height")
    func camera() {
        let camera = camera(CGRect(x: 80, y: 10, width: 40, height: 20))
        let snapshot = host(scene([camera])) {
            VStack(spacing: 0) {
                text(words); Spacer()
            }
        }.snapshot()
        #expect(
            summary(snapshot) == [
                "one two 0 0", "three 120 0", "four 0 24", "five six 120 24", "seven eight nine ten 0 48",
            ])
        #expect(snapshot.elements.first { $0.role == .text }?.frame == CGRect(x: 0, y: 0, width: 200, height: 72))
    }

    @Test("Only active regions are in the way, unless inactive ones are asked for", arguments: [false, true])
    func inactive(wantsInactive: Bool) {
        let scene = scene([camera(CGRect(x: 80, y: 10, width: 40, height: 20), isActive: false)])
        let views = {
            VStack(spacing: 0) {
                text(words); Spacer()
            }
        }
        let snapshot = ViewHost(scene: scene) {
            views().textAvoidsReservedRegions(options: wantsInactive ? .includeInactive : [])
        }.snapshot()
        #expect((snapshot == ViewHost(scene: scene, content: views).snapshot()) != wantsInactive)
    }

    @Test("A part of a view may be let off")
    func letOff() {
        let scene = scene([camera(CGRect(x: 80, y: 0, width: 40, height: 400))])
        let snapshot = host(scene) { text(words).textAvoidsReservedRegions(false) }.snapshot()
        #expect(fault(snapshot) != nil)
    }

    @Test("Both ways of asking for regions give the same lines", arguments: LayoutDirection.allCases)
    func queries(direction: LayoutDirection) {
        let regions = [
            camera(CGRect(x: 80, y: 10, width: 40, height: 20)), fold(CGRect(x: 0, y: 60, width: 200, height: 40)),
        ]
        let found = [RegionQueries.documented, .observed].map { queries in
            lines(
                host(scene(regions, direction: direction, queries: queries)) { ScrollView { text(words) } }.snapshot())
        }
        #expect(found[0] == found[1] && found[0].count > 3)
    }

    @Test("Folding and unfolding gives what a fresh layout gives, and lays out little beside what meets the fold")
    func folding() {
        let frame = CGRect(x: 0, y: 96, width: 200, height: 40)
        let views = {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<50) { _ in self.text(words) }
            }
            .frame(maxHeight: .infinity, alignment: .top).fixedSize(horizontal: false, vertical: true)
        }
        let flat = scene([fold(frame, isActive: false)], height: 8000)
        let folded = scene([fold(frame)], height: 8000)
        let host = host(flat, views)
        for scene in [flat, folded, flat, folded] {
            host.scene = scene
            let snapshot = host.snapshot()
            #expect(snapshot == self.host(scene, views).snapshot())
            #expect(fault(snapshot) == nil)
        }
        let count = host.tree.arrangementCount
        host.scene = scene([fold(frame), camera(CGRect(x: 190, y: 7990, width: 5, height: 5))], height: 8000)
        _ = host.snapshot()
        #expect(host.tree.arrangementCount - count < 12)
    }

    @Test("A text pushed down by another meets what is there")
    func pushed() {
        let regions = [
            fold(CGRect(x: 0, y: 20, width: 200, height: 30)), camera(CGRect(x: 50, y: 190, width: 60, height: 30)),
            SceneRegion(name: "b", kind: .occlusion, frame: CGRect(x: 120, y: 230, width: 60, height: 30)),
        ]
        let snapshot = host(scene(regions)) {
            VStack(spacing: 0) {
                ForEach(0..<4) { _ in text(words) }
                Spacer()
            }
        }.snapshot()
        #expect(fault(snapshot) == nil)
        let texts = snapshot.elements.filter { $0.role == .text }
        #expect(texts.count == 4)
        for (above, below) in zip(texts, texts.dropFirst()) {
            #expect(above.lines.allSatisfy { $0.frame.maxY <= above.frame.maxY + 1e-6 })
            #expect(abs(above.frame.maxY - below.frame.minY) < 1e-6)
        }
    }

    @Test("A text that moves by its own height stays clear, and comes to an end", arguments: 1...40 as ClosedRange<Int>)
    func centred(place: Int) {
        let scene = scene([camera(CGRect(x: 60, y: CGFloat(place) * 9, width: 70, height: 60))])
        let host = host(scene) {
            VStack {
                text(words); text(words)
            }
        }
        let snapshot = host.snapshot()
        #expect(fault(snapshot) == nil)
        #expect(snapshot.diagnostics.isEmpty)
        #expect(host.snapshot() == snapshot)
    }

    @Test("What is in the way is seen from where the text is drawn", arguments: LayoutDirection.allCases)
    func depth(direction: LayoutDirection) {
        let regions = [
            camera(CGRect(x: 90, y: 60, width: 50, height: 40)), fold(CGRect(x: 0, y: 200, width: 300, height: 40)),
        ]
        let views: [AnyView] = [
            AnyView(text(words).padding(30)), AnyView(text(words).offset(x: 17, y: 23)),
            AnyView(text(words).scaleEffect(0.5)),
            AnyView(ScrollView { text(words + words + words).padding(.leading, 9) }),
            AnyView(
                HStack {
                    text(words); Color.red.frame(width: 20)
                }),
            AnyView(text(words).environment(\.layoutDirection, .rightToLeft)),
            AnyView(GeometryReader { _ in text(words) }),
            AnyView(
                ZStack(alignment: .topTrailing) {
                    Color.red; text(words)
                }),
            AnyView(
                List {
                    text(words); text(words)
                }),
        ]
        for (place, view) in views.enumerated() {
            let snapshot = host(scene(regions, width: 300, direction: direction)) { view }.snapshot()
            #expect(fault(snapshot) == nil, "view \(place)")
            let shown = lines(snapshot).map(\.text).joined().filter(\.isLetter)
            let all = words.filter(\.isLetter)
            #expect(shown.count % all.count == 0 && shown.hasPrefix(all), "view \(place): \(shown)")
        }
    }

    @Test("Scrolled, a text meets what it is scrolled under")
    func scrolled() {
        let scene = scene([camera(CGRect(x: 80, y: 100, width: 40, height: 50))])
        for point in 0..<30 {
            let host = host(scene) {
                ScrollView {
                    VStack { ForEach(0..<20) { text("\($0) " + words).id($0) } }
                }
                .contentMargins(.top, CGFloat(point) * 7, for: .scrollContent)
            }
            #expect(fault(host.snapshot()) == nil)
        }
    }

    @Test("Right to left is the mirror image", arguments: 1...60 as ClosedRange<UInt64>)
    func mirrored(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let regions = (0..<3).map { number in
            SceneRegion(
                name: "\(number)", kind: random.chance(50) ? .occlusion : .division,
                frame: CGRect(
                    x: random.length(0...150), y: random.length(0...200), width: random.length(0...90),
                    height: random.length(0...60)))
        }
        let mirror = regions.map { region in
            SceneRegion(name: region.name, kind: region.kind, frame: region.frame.mirrored(inWidth: 200))
        }
        let hebrew = String(words.map { $0.isLetter ? "א" : $0 })
        func found(_ words: String, _ regions: [SceneRegion], _ direction: LayoutDirection) -> LayoutSnapshot {
            host(scene(regions, direction: direction)) {
                VStack(alignment: .leading) {
                    text(words); text(words).padding(.leading, 20); Spacer()
                }
            }.snapshot()
        }
        let (forward, backward) = (found(words, regions, .leftToRight), found(hebrew, mirror, .rightToLeft))
        #expect(fault(forward) == nil && forward.diagnostics.isEmpty, "seed \(seed)")
        #expect(
            lines(backward).map(\.frame) == lines(forward).map { $0.frame.mirrored(inWidth: 200) }, "seed \(seed)")
    }

    @Test("Moved with its window's regions, a text's lines move along", arguments: 1...30 as ClosedRange<UInt64>)
    func translated(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let frames = (0..<3).map { _ in
            CGRect(
                x: random.length(0...150), y: random.length(0...200), width: random.length(1...90),
                height: random.length(1...60))
        }
        func found(_ x: CGFloat, _ y: CGFloat) -> [CGRect] {
            let regions = frames.enumerated().map { number, frame in
                SceneRegion(name: "\(number)", kind: .occlusion, frame: frame.offsetBy(dx: x, dy: y))
            }
            let host = host(scene(regions, width: 200 + x, height: 900 + y)) {
                VStack(spacing: 0) {
                    text(words); text(words); Spacer()
                }.padding(.leading, x).padding(.top, y)
            }
            return lines(host.snapshot()).map { $0.frame.offsetBy(dx: -x, dy: -y) }
        }
        #expect(found(0, 0) == found(64, 32), "seed \(seed)")
    }

    @Test("After any change of the scene all is as in a fresh layout", arguments: 1...40 as ClosedRange<UInt64>)
    func incremental(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let counts = (0..<5).map { _ in Int.random(in: 1...3, using: &random) }
        let isCentred = random.chance(50)
        let views = {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(0..<counts.count) { place in
                    HStack(alignment: .firstTextBaseline) {
                        self.text(String(repeating: words + " ", count: counts[place]))
                        if place % 2 == 1 { self.text("end") }
                    }
                }
                if !isCentred { Spacer(minLength: 0) }
            }
        }
        let host = host(scene(width: 300, height: 1000), views)
        for step in 0..<6 {
            let regions = (0..<Int.random(in: 0...3, using: &random)).map { number in
                SceneRegion(
                    name: "\(number)", kind: random.chance(70) ? .occlusion : .division,
                    frame: CGRect(
                        x: random.length(0...250), y: random.length(0...700), width: random.length(0...120),
                        height: random.length(0...90)), isActive: random.chance(80))
            }
            let width = random.chance(70) ? host.scene.size.width : random.length(200...400)
            let scene = scene(
                regions, width: width, height: 1000,
                direction: random.chance(80) ? host.scene.layoutDirection : .rightToLeft)
            host.scene = scene
            let fresh = self.host(scene, views).snapshot()
            #expect(host.snapshot() == fresh, "seed \(seed), step \(step)")
            #expect(fault(fresh) == nil, "seed \(seed), step \(step)")
        }
    }

    @Test("Where no line finds a clear place the text stays where it is, and is marked")
    func covered() {
        let snapshot = host(scene([camera(CGRect(x: 0, y: 0, width: 200, height: 400))])) { text(words) }.snapshot()
        let element = snapshot.elements.first { $0.role == .text }
        #expect(element?.isPlacedOverRegion == true)
        #expect(element?.lines.allSatisfy { snapshot.scene.bounds.contains($0.frame) } == true)
        #expect(host(scene()) { text(words) }.snapshot().elements.allSatisfy { !$0.isPlacedOverRegion })
    }

    @Test("Short stretches are used where there is no other room")
    func narrow() {
        let snapshot = host(scene([camera(CGRect(x: 50, y: 0, width: 150, height: 400))])) { text("a bee sees me") }
            .snapshot()
        #expect(fault(snapshot) == nil)
        #expect(lines(snapshot).map(\.text) == ["a bee", "sees", "me"])
        #expect(snapshot.elements.allSatisfy { !$0.isPlacedOverRegion })
    }

    @Test("A text with too little height keeps the lines that fit, the last of which says so")
    func tooLow() {
        let snapshot = host(scene([camera(CGRect(x: 0, y: 0, width: 200, height: 30))])) {
            text(words).frame(height: 60, alignment: .top).frame(maxHeight: .infinity, alignment: .top)
        }.snapshot()
        #expect(summary(snapshot) == ["one two three four… 0 30"])
    }

    @Test("Line limits, line spacing, kept lines and raised baselines count as they do elsewhere")
    func settings() {
        let scene = scene([camera(CGRect(x: 80, y: 10, width: 40, height: 20))])
        func heights(@ViewBuilder _ view: () -> some View) -> [CGFloat] {
            let snapshot = host(scene) {
                VStack(spacing: 0) {
                    view(); Spacer()
                }
            }.snapshot()
            #expect(fault(snapshot) == nil)
            return snapshot.elements.filter { $0.role == .text }.map(\.frame.height)
        }
        #expect(heights { text(words).lineLimit(2) } == [48])
        #expect(heights { text(words).lineSpacing(6) } == [30 + 24 + 6 + 24])
        #expect(heights { text("one two three").lineLimit(5, reservesSpace: true) } == [120])
        #expect(heights { text(words).baselineOffset(6) } == [90])
    }

    @Test(
        "Odd regions",
        arguments: [
            [CGRect(x: 0, y: 0, width: 0, height: 0)], [CGRect(x: 50, y: 50, width: 0, height: 0)],
            [CGRect(x: 100, y: 0, width: 0, height: 400)], [CGRect(x: 0, y: 30, width: 200, height: 0)],
            [CGRect(x: 200, y: 0, width: 50, height: 400)], [CGRect(x: -50, y: -50, width: 60, height: 80)],
            [CGRect(x: 60, y: 10, width: 30, height: 30), CGRect(x: 60, y: 10, width: 30, height: 30)],
            [CGRect(x: 60, y: 10, width: 80, height: 80), CGRect(x: 80, y: 20, width: 10, height: 10)],
            (0..<2000).map { CGRect(x: CGFloat($0 * 37 % 190), y: CGFloat($0 % 380), width: 6, height: 4) },
        ])
    func odd(frames: [CGRect]) {
        for kind in [ReservedRegion.Kind.occlusion, .division] {
            let regions = frames.enumerated().map { SceneRegion(name: "\($0)", kind: kind, frame: $1) }
            let snapshot = host(scene(regions, height: 4000)) {
                VStack {
                    text(words); Spacer()
                }
            }.snapshot()
            // Below them all there is room, so that nothing has to lie over one.
            #expect(fault(snapshot) == nil && !snapshot.elements.contains(where: \.isPlacedOverRegion))
            #expect(lines(snapshot).map(\.text).joined().filter(\.isLetter) == words.filter(\.isLetter))
        }
    }
}
