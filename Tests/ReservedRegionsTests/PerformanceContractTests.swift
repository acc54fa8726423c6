import Observation
import RegionModel
import Testing

@testable import ReservedRegions

/// How often the engine calls user code: the bodies of views and the sizes of layouts.
///
/// Two leaves stand side by side at the bottom of alternating stacks, each in a user's layout that answers every
/// proposal with another size, so that nothing can be known of it without asking.
@Suite("How often user code is called")
@MainActor
struct PerformanceContractTests {
    /// What the layouts and the bodies of a tree were asked.
    final class Calls: @unchecked Sendable {
        var proposals: [String: [ProposedViewSize]] = [:]
        var bodies: [String: Int] = [:]

        func forget() {
            proposals = [:]
            bodies = [:]
        }

        func count(_ name: String) -> Int { proposals[name]?.count ?? 0 }
        var repeated: [String] {
            proposals.filter { _, asked in Set(asked.map { "\($0)" }).count < asked.count }.keys.sorted()
        }
    }

    /// A layout of which nothing can be known without asking.
    struct Asked: Layout {
        let name: String
        let calls: Calls
        var bonus: CGFloat = 0

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            calls.proposals[name, default: []].append(proposal)
            let width = min(max(proposal.width ?? 40, 20), 60)
            return CGSize(width: width, height: 600 / width + bonus)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    @Observable @MainActor
    final class Model {
        var bonus: CGFloat = 0
    }

    /// A leaf that reads the model.
    struct Changing: View {
        let model: Model
        let calls: Calls

        var body: some View {
            calls.bodies["changing", default: 0] += 1
            return Asked(name: "changing", calls: calls, bonus: model.bonus) { Color.red }
        }
    }

    struct Still: View {
        let calls: Calls

        var body: some View {
            calls.bodies["still", default: 0] += 1
            return Asked(name: "still", calls: calls) { Color.blue }
        }
    }

    /// A leaf that reads the fold, at a size of its own.
    struct Reading: View {
        let calls: Calls

        var body: some View {
            GeometryReader { proxy in
                let _ = calls.bodies["reading", default: 0] += 1
                Color.green.frame(width: proxy.reservedRegions(kind: .division, options: []).isEmpty ? 5 : 10)
            }
            .frame(width: 10, height: 10)
        }
    }

    struct Nest: View {
        let depth: Int
        let model: Model
        let calls: Calls

        var body: some View {
            if depth == 0 {
                Still(calls: calls)
                Changing(model: model, calls: calls)
                Reading(calls: calls)
            } else if depth.isMultiple(of: 2) {
                HStack(spacing: 2) {
                    Color.gray.frame(width: 3, height: 3)
                    Nest(depth: depth - 1, model: model, calls: calls)
                }
            } else {
                VStack(spacing: 2) {
                    Color.gray
                    Nest(depth: depth - 1, model: model, calls: calls)
                }
            }
        }
    }

    private func scene(_ width: CGFloat = 300, isFolded: Bool = false) -> WindowScene {
        WindowScene(
            size: CGSize(width: width, height: 500),
            regions: [
                SceneRegion(
                    name: "fold", kind: .division, frame: CGRect(x: 0, y: 0, width: width, height: 500),
                    isActive: isFolded)
            ])
    }

    /// What a phase may cost: how often each leaf's layout is asked for its size, and which bodies run, once each.
    struct Cost: Equatable {
        var still = 0
        var changing = 0
        var bodies: [String: Int] = [:]

        @MainActor
        init(_ calls: Calls) {
            (still, changing, bodies) = (calls.count("still"), calls.count("changing"), calls.bodies)
        }

        init(still: Int, changing: Int, bodies: [String]) {
            (self.still, self.changing) = (still, changing)
            self.bodies = Dictionary(uniqueKeysWithValues: bodies.map { ($0, 1) })
        }
    }

    /// A stack asks for the least, the most and the share along its axis; stacks across one another make nine
    /// questions of that, and stacks further out no new ones.
    @Test("Sizes are asked at most nine times however deep stacks nest; bodies run once", arguments: 1...6)
    func calls(depth: Int) {
        let (model, calls) = (Model(), Calls())
        let host = ViewHost(scene: scene()) { Nest(depth: depth, model: model, calls: calls) }
        let questions = depth == 1 ? 3 : 9
        func expect(_ phase: String, _ cost: Cost, after change: () -> Void = {}) {
            change()
            host.layOut()
            #expect(Cost(calls) == cost, "\(phase), depth \(depth)")
            #expect(calls.repeated.isEmpty, "\(phase), depth \(depth): the same proposal twice")
            calls.forget()
        }
        expect(
            "cold", Cost(still: questions, changing: questions, bodies: ["still", "changing", "reading"]))
        // The region is as wide as the window, so its reader is made again.
        expect("resize", Cost(still: 3, changing: 3, bodies: ["reading"])) { host.scene = scene(280) }
        expect("unchanged", Cost(still: 0, changing: 0, bodies: []))
        expect("one leaf", Cost(still: 0, changing: questions, bodies: ["changing"])) { model.bonus = 5 }
        expect("fold", Cost(still: 0, changing: 0, bodies: ["reading"])) {
            host.scene = scene(280, isFolded: true)
        }
    }

    @Test("One leaf that changes leaves the other runs of a long stack alone")
    func longStack() {
        let (model, calls) = (Model(), Calls())
        let host = ViewHost(scene: scene()) {
            VStack(spacing: 0) {
                ForEach(0..<500) { _ in Color.gray.frame(width: 3, height: 1).padding(1) }
                Changing(model: model, calls: calls).frame(height: 10)
                ForEach(0..<500) { _ in Color.gray.frame(width: 3, height: 1).padding(1) }
            }
        }
        host.layOut()
        let before = host.tree.arrangementCount
        model.bonus = 5
        host.layOut()
        // The stack, what changed and what stands around it.
        #expect(host.tree.arrangementCount - before < 10)
    }
}
