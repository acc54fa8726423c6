import Foundation
import Observation
import RegionModel
import Testing

@testable import ReservedRegions

/// Views over and behind others that are made from what these pass on, and from where they are.
@Suite("Views made from preferences")
@MainActor
struct PreferenceReadingTests {
    typealias Words = PreferenceTests.Words

    struct Frames: PreferenceKey {
        static let defaultValue: [String: Anchor<CGRect>] = [:]
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    struct Points: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
            value += nextValue()
        }
    }

    @Observable
    final class Model {
        var word = "one"
        var width: CGFloat = 20
    }

    private final class Counter {
        var outer = 0
        var reader = 0
    }

    private let scene = WindowScene(size: CGSize(width: 300, height: 200))

    private struct Speaker: View {
        let model: Model

        var body: some View { Color.red.preference(key: Words.self, value: [model.word]) }
    }

    private struct Around: View {
        let model: Model
        let counter: Counter

        var body: some View {
            counter.outer += 1
            return HStack {
                Speaker(model: model)
                Color.blue
            }.overlayPreferenceValue(Words.self, alignment: .bottomTrailing) { words in
                counter.reader += 1
                return Text(words.joined()).id("made")
            }
        }
    }

    @Test("A change composes what is made from it, and nothing around it", arguments: LayoutDirection.allCases)
    func incremental(direction: LayoutDirection) {
        let (model, counter) = (Model(), Counter())
        var scene = scene
        scene.layoutDirection = direction
        let host = ViewHost(scene: scene) { Around(model: model, counter: counter) }
        let made = host.snapshot().elements.first { $0.id == "made" }
        #expect(made?.label == "one" && made?.frame.maxY == 200)
        #expect(direction == .leftToRight ? made?.frame.maxX == 300 : made?.frame.minX == 0)
        #expect((counter.outer, counter.reader) == (1, 1))
        model.word = "other"
        #expect(host.snapshot().elements.first { $0.id == "made" }?.label == "other")
        #expect((counter.outer, counter.reader) == (1, 2))
        host.layOut()
        model.width = 3
        host.layOut()
        #expect((counter.outer, counter.reader) == (1, 2))
    }

    @Test("What is made from a value speaks in its turn, at any depth")
    func nested() {
        var view = AnyView(Color.red.preference(key: Words.self, value: ["0"]))
        for level in 1...120 {
            let inner = view
            view = AnyView(
                inner.overlayPreferenceValue(Words.self) { words in
                    Color.blue.preference(key: Words.self, value: ["\(level)"]).accessibilityIdentifier(
                        words.last ?? "")
                })
        }
        let heard = PreferenceTests.Heard()
        let host = ViewHost(scene: scene) { view.onPreferenceChange(Words.self) { heard.values.append($0) } }
        #expect(host.snapshot().diagnostics.isEmpty)
        #expect(heard.values == [(0...120).map(String.init)])
    }

    private struct Framed: View {
        let model: Model

        var body: some View {
            HStack(spacing: 10) {
                Color.red.frame(width: model.width, height: 30)
                Color.blue.frame(width: 40, height: 20).padding(5)
                    .anchorPreference(key: Frames.self, value: .bounds) { ["blue": $0] }
            }
            .overlayPreferenceValue(Frames.self) { frames in
                GeometryReader { proxy in
                    if let frame = frames["blue"].map({ proxy[$0] }) {
                        Color.green.id("frame").frame(width: frame.width, height: frame.height)
                            .offset(x: frame.minX, y: frame.minY)
                    }
                }
                .environment(\.layoutDirection, .leftToRight)
            }
        }
    }

    @Test("A frame is drawn where the view is, and follows it", arguments: LayoutDirection.allCases)
    func frames(direction: LayoutDirection) {
        let model = Model()
        var scene = scene
        scene.layoutDirection = direction
        let host = ViewHost(scene: scene) { Framed(model: model) }
        func expectFrame(width: CGFloat) {
            let start = (300 - (width + 10 + 50)) / 2
            let x = direction == .leftToRight ? start + width + 10 : start
            #expect(Laid.frames(of: host)["frame"] == CGRect(x: x, y: 85, width: 50, height: 30))
        }
        expectFrame(width: 20)
        model.width = 70
        expectFrame(width: 70)
        host.scene.size.width = 310
        #expect(Laid.frames(of: host)["frame"]?.minX == (direction == .leftToRight ? 170 : 90))
    }

    @Test("Points are physical, seen from the asking view, as drawn")
    func points() {
        var asked: [CGPoint] = []
        let host = ViewHost(scene: scene) {
            Color.red.frame(width: 40, height: 20)
                .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
                .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 4, y: 2))) { $0.append($1) }
                .transformAnchorPreference(key: Points.self, value: .unitPoint(UnitPoint(x: 0.5, y: 1))) {
                    $0.append($1)
                }
                .scaleEffect(2)
                .padding(10)
                .backgroundPreferenceValue(Points.self) { points in
                    GeometryReader { proxy in
                        let _ = asked = points.map { proxy[$0] }
                        Color.clear
                    }
                }
        }
        host.layOut()
        #expect(
            asked == [CGPoint(x: -10, y: 0), CGPoint(x: -2, y: 4), CGPoint(x: 30, y: 40)])
    }

    @Test("Anchors of the same place of the same view are equal; several and none are anchors too")
    func sources() {
        let target = AnchorTarget()
        let bounds = Anchor<CGRect>.Source.bounds
        #expect(bounds.anchor(of: target) == bounds.anchor(of: target))
        #expect(bounds.anchor(of: target) != bounds.anchor(of: AnchorTarget()))
        #expect(Anchor<CGPoint>.Source.top.anchor(of: target) != Anchor<CGPoint>.Source.bottom.anchor(of: target))
        let several = Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])
        #expect(several.anchor(of: target) == several.anchor(of: target))
        #expect(Anchor<CGRect?>.Source(nil as Anchor<CGRect>.Source?).anchor(of: target).hashValue != 0)
    }

    @Test("An anchor of a view that is gone stays where it was last seen")
    func gone() {
        final class Kept { var anchor: Anchor<CGRect>? }
        struct Screen: View {
            let isThere: Bool
            let kept: Kept
            let seen: (CGRect) -> Void

            var body: some View {
                ZStack(alignment: .topLeading) {
                    if isThere {
                        Color.red.frame(width: 30, height: 20).padding(.leading, 7)
                            .anchorPreference(key: Frames.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) {
                                ["it": $0]
                            }
                    }
                    Color.clear
                }
                .overlayPreferenceValue(Frames.self) { frames in
                    let _ = kept.anchor = frames["it"] ?? kept.anchor
                    GeometryReader { proxy in
                        let _ = kept.anchor.map { seen(proxy[$0]) }
                        Color.clear
                    }
                }
            }
        }
        let kept = Kept()
        var seen: [CGRect] = []
        let host = ViewHost(scene: scene) { Screen(isThere: true, kept: kept) { seen.append($0) } }
        host.layOut()
        host.update { Screen(isThere: false, kept: kept) { seen.append($0) } }
        host.layOut()
        #expect(Set(seen) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        #expect(seen.count >= 2)
    }
}
