import ReservedRegions
import Testing

@Suite("Observable objects")
@MainActor
struct ObservableObjectTests {
    final class Model: ObservableObject {
        @Published var count = 0
        var silent = 0
    }

    /// How often bodies ran, by name.
    final class Tally {
        var counts: [String: Int] = [:]
    }

    private struct Holder: View {
        @ObservedObject var model: Model
        let tally: Tally

        var body: some View {
            tally.counts["holder", default: 0] += 1
            return Text("\(model.count)").id("count")
        }
    }

    private struct Bystander: View {
        let tally: Tally

        var body: some View {
            tally.counts["bystander", default: 0] += 1
            return Text("still")
        }
    }

    private static let scene = WindowScene(size: CGSize(width: 200, height: 100))

    private func label(_ host: ViewHost) -> String? { host.snapshot().elements.first { $0.id == "count" }?.label }

    @Test("A change of a published property makes the view that holds the object again, and no other")
    func onlyTheHolder() {
        let (model, tally) = (Model(), Tally())
        let host = ViewHost(scene: Self.scene) {
            Holder(model: model, tally: tally)
            Bystander(tally: tally)
        }
        #expect(label(host) == "0")
        model.count = 5
        #expect(label(host) == "5")
        #expect(tally.counts == ["holder": 2, "bystander": 1])
        model.silent = 1
        #expect(label(host) == "5")
        #expect(tally.counts == ["holder": 2, "bystander": 1])
        model.objectWillChange.send()
        _ = host.snapshot()
        #expect(tally.counts == ["holder": 3, "bystander": 1])
    }

    @Test("A view that is given another object no longer listens to the first")
    func otherObject() {
        let (first, second, tally) = (Model(), Model(), Tally())
        let host = ViewHost(scene: Self.scene) { Holder(model: first, tally: tally) }
        _ = host.snapshot()
        second.count = 7
        host.update { Holder(model: second, tally: tally) }
        #expect(label(host) == "7")
        first.count = 1
        _ = host.snapshot()
        #expect(tally.counts == ["holder": 2])
    }

    private struct Owner: View {
        @StateObject private var model = Model()

        var body: some View {
            Text("\(model.count)").id("count").onAppear { model.count += 1 }
            Child().environmentObject(model)
        }
    }

    private struct Child: View {
        @EnvironmentObject private var model: Model

        var body: some View { Stepper("\(model.count * 10)", value: $model.count) }
    }

    @Test("An object that a view owns is made once, and those within find it")
    func owned() {
        let host = ViewHost(scene: Self.scene) { Owner() }
        #expect(label(host) == "1")
        host.update { Owner() }
        let snapshot = host.snapshot()
        #expect(snapshot.elements.first { $0.id == "count" }?.label == "1")
        #expect(snapshot.elements.contains { $0.label == "10" })
    }
}
