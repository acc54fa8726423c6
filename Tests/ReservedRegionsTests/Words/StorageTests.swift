import ReservedRegions
import Testing

@Suite("Values that an app keeps by name")
@MainActor
struct StorageTests {
    enum Mode: String { case light, dark }

    private struct Writer: View {
        @AppStorage("count") private var count = 1
        @AppStorage("mode") private var mode = Mode.light
        @SceneStorage("count") private var drafts = 0

        var body: some View {
            Text("\(count)").id("writer").onAppear {
                count += 1
                mode = .dark
                drafts = 100
            }
        }
    }

    private struct Reader: View {
        @AppStorage("count") private var count = 9
        @AppStorage("mode") private var mode: Mode?
        @AppStorage("other") private var other: String?

        var body: some View { Text("\(count) \(mode?.rawValue ?? "-") \(other ?? "-")").id("reader") }
    }

    private func labels(_ host: ViewHost) -> [String?] {
        host.snapshot().elements.filter { $0.id == "writer" || $0.id == "reader" }.map(\.label)
    }

    @Test("Views that name a value the same share it; another host does not")
    func shared() {
        let scene = WindowScene(size: CGSize(width: 200, height: 100))
        let host = ViewHost(scene: scene) {
            Writer()
            Reader()
        }
        #expect(labels(host) == ["2", "2 dark -"])
        let other = ViewHost(scene: scene) { Reader() }
        #expect(labels(other) == ["9 - -"])
    }
}
