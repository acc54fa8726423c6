import ReservedRegions
import Testing

@Suite("Apps")
@MainActor
struct AppTests {
    final class Model: ObservableObject {
        @Published var name = "before"
    }

    struct Sample: App {
        @StateObject private var model = Model()

        var body: some Scene {
            Settings { Text("settings") }
            WindowGroup("Main") { Root() }.environmentObject(model)
            WindowGroup(id: "other") { Text("other") }
        }
    }

    struct Root: View {
        @EnvironmentObject private var model: Model

        var body: some View { Text(model.name).onAppear { model.name = "after" } }
    }

    @Test("A host lays out the first window of an app, with the app's state")
    func firstWindow() {
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 200, height: 100)), app: Sample.self)
        #expect(host.snapshot().elements.map(\.label) == ["after"])
        #expect(host.snapshot().elements.map(\.label) == ["after"])
    }

    @Test("A key is shown as it is written, with its values")
    func keys() {
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 200, height: 100))) {
            Text("\(2.0 / 3, specifier: "%.2f") of \(3)") + Text(" apples")
        }
        #expect(host.snapshot().elements.map(\.label) == ["0.67 of 3 apples"])
    }

    struct Item: Identifiable {
        let id: Int
        var name: String
    }

    struct Editor: View {
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

        var body: some View {
            ForEach($items) { $item in
                Text(item.name).onAppear { item.name += "!" }
            }
        }
    }

    @Test("Items of a binding are changed through their own")
    func bindings() {
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 200, height: 100))) { Editor() }
        #expect(host.snapshot().elements.map(\.label) == ["a!", "b!"])
    }
}
