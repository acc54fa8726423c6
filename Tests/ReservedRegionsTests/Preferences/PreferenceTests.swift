import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// What views pass to those around them, and what is made from it.
@Suite("Preferences")
@MainActor
struct PreferenceTests {
    enum Words: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    struct Longest: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    struct Title: PreferenceKey {
        static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
    }

    final class Heard {
        var values: [[String]] = []
    }

    private let scene = WindowScene(size: CGSize(width: 300, height: 200))

    private func say(_ words: String...) -> some View {
        Color.red.preference(key: Words.self, value: words)
    }

    /// What is heard around some views.
    private func heard<Content: View>(@ViewBuilder _ content: () -> Content) -> [[String]] {
        let heard = Heard()
        let host = ViewHost(scene: scene) {
            VStack(content: content).onPreferenceChange(Words.self) { heard.values.append($0) }
        }
        #expect(host.snapshot().diagnostics.isEmpty)
        return heard.values
    }

    @Test("Values add up in the order of the views")
    func order() {
        let words = heard {
            say("a")
            HStack {
                say("b")
                ForEach(["c", "d"], id: \.self) { say($0) }
            }
            if true { say("e") } else { say("never") }
            Text("silent")
        }
        #expect(words == [["a", "b", "c", "d", "e"]])
    }

    @Test("Where nothing is said, the default is heard once")
    func silence() { #expect(heard { Text("silent") } == [[]]) }

    @Test("A value replaces those inside; a transformation changes them; other keys pass")
    func nesting() {
        #expect(heard { HStack { say("in") }.preference(key: Words.self, value: ["out"]) } == [["out"]])
        #expect(heard { HStack { say("in") }.preference(key: Longest.self, value: 3) } == [["in"]])
        #expect(heard { HStack { say("in") }.transformPreference(Words.self) { $0.append("!") } } == [["in", "!"]])
        #expect(heard { Text("silent").transformPreference(Words.self) { $0 = ["made"] } } == [["made"]])
        let both = heard {
            VStack {
                say("a").transformPreference(Words.self) { $0.append("1") }
                say("b")
            }.transformPreference(Words.self) { $0 = $0.reversed() }
        }
        #expect(both == [["b", "1", "a"]])
    }

    @Test("A background speaks before its view, an overlay after it")
    func layers() {
        let words = heard {
            say("view").background { say("behind") }.overlay { say("above", "it") }
        }
        #expect(words == [["behind", "view", "above", "it"]])
    }

    @Test("A modifier of several views gives its value once for each, and of none, never")
    func groups() {
        let words = heard {
            Group {
                Color.red
                Color.blue
            }.preference(key: Words.self, value: ["twice"])
            EmptyView().preference(key: Words.self, value: ["never"])
        }
        #expect(words == [["twice", "twice"]])
    }

    @Test("Of views that fit or of tabs, those that are shown speak")
    func shown() {
        let words = heard {
            ViewThatFits {
                Color.red.frame(width: 900).preference(key: Words.self, value: ["wide"])
                say("narrow")
            }
            TabView {
                say("first")
                say("second")
            }
        }
        #expect(words.last == ["narrow", "first"])
    }

    @Test("An optional value is nothing unless a view gives one")
    func optional() {
        #expect(Title.defaultValue == nil)
        let snapshot = ViewHost(scene: scene) {
            Color.red.preference(key: Title.self, value: "Title")
                .overlayPreferenceValue(Title.self) { Text($0 ?? "none") }
        }.snapshot()
        #expect(snapshot.elements.contains { $0.label == "Title" })
    }

    private struct SameWidth: View {
        let texts: [String]
        @State private var width: CGFloat?

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(texts, id: \.self) { text in
                    Text(text).fixedSize()
                        .background {
                            GeometryReader { Color.clear.preference(key: Longest.self, value: $0.size.width) }
                        }
                        .frame(width: width).id(text)
                }
            }.onPreferenceChange(Longest.self) { width = $0 }
        }
    }

    @Test("What is measured inside and kept outside makes views equally wide", arguments: LayoutDirection.allCases)
    func sameWidth(direction: LayoutDirection) {
        var scene = scene
        scene.layoutDirection = direction
        let host = ViewHost(scene: scene) { SameWidth(texts: ["a", "long words"]) }
        let first = Laid.frames(of: host)
        #expect(first["a"]?.width == first["long words"]?.width && first["a"]?.width ?? 0 > 50)
        host.update { SameWidth(texts: ["a", "long words", "and longer words"]) }
        let second = Laid.frames(of: host)
        #expect(second["a"]?.width == second["and longer words"]?.width)
        #expect((second["a"]?.width ?? 0) > (first["a"]?.width ?? 0))
        #expect(host.snapshot().diagnostics.isEmpty)
    }

    private struct Growing: View {
        @State private var width: CGFloat = 1

        var body: some View {
            Color.red.frame(width: width).preference(key: Longest.self, value: width + 1)
                .onPreferenceChange(Longest.self) { width = $0 }
        }
    }

    @Test("A value that changes itself without end is reported, and the rest is laid out")
    func restless() {
        let snapshot = ViewHost(scene: scene) {
            Growing()
            Text("rest")
        }.snapshot()
        #expect(snapshot.diagnostics.map(\.view) == ["Growing"])
        #expect(snapshot.elements.contains { $0.label == "rest" })
    }

    @Test("An update hears what changed, and only then")
    func updates() {
        let heard = Heard()
        func view(_ words: [String]) -> some View {
            VStack { ForEach(words, id: \.self) { say($0) } }
                .onPreferenceChange(Words.self) { heard.values.append($0) }
        }
        let host = ViewHost(scene: scene) { view(["a", "b"]) }
        host.layOut()
        for words in [["a", "b"], ["b", "a"], ["b"], []] { host.update { view(words) }; host.layOut() }
        #expect(heard.values == [["a", "b"], ["b", "a"], ["b"], []])
    }
}
