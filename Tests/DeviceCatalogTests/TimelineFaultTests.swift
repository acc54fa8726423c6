import DeviceCatalog
import Foundation
import RegionModel
import TestSupport
import Testing

@Suite("The faults of a platform")
struct TimelineFaultTests {
    private typealias Faults = SceneTimeline.Faults

    private func timeline(_ faults: SceneTimeline.Faults) throws -> SceneTimeline {
        var script = TimelineTests.unfold
        script.faults = faults
        return try script.timeline(in: .standard())
    }

    private func milliseconds(_ step: SceneTimeline.Step) -> Int { Int((step.time * 1000).rounded()) }

    @Test("Regions arrive in the fourth pass, nine milliseconds after the first")
    func late() throws {
        let steps = try timeline(.init(latePasses: 3)).steps
        #expect(steps.prefix(5).map(milliseconds) == [0, 3, 6, 9, 100])
        #expect(steps.prefix(5).map(\.scene.regions.count) == [0, 0, 0, 2, 2])
    }

    @Test("Regions follow the hinge after a second, but never those of another window")
    func lag() throws {
        let truth = try timeline(.init())
        let steps = try timeline(.init(lag: 1)).steps
        let fold = steps.filter { $0.scene.name.pose == "flat-landscape" }.map { step in
            "\(milliseconds(step)) \(step.scene.regions.contains { $0.name == "fold" && $0.isActive })"
        }
        // The inner display's fold is told at once; that it goes when the hinge is flat, and comes again, a second late.
        #expect(
            fold == [
                "300 true", "500 true", "700 true", "900 true", "1900 false", "2900 false", "3400 false",
                "4400 true", "4400 true",
            ])
        for step in steps {
            var scene = try #require(truth.scene(at: step.time))
            scene.regions = step.scene.regions
            #expect(scene == step.scene)
        }
    }

    @Test("A fold that has just become active is at a wrong place for two passes")
    func transient() throws {
        let steps = try timeline(.init(transientPasses: 2)).steps
        let places = steps.compactMap { step in
            step.scene.regions.first { $0.name == "fold" && $0.isActive }.map {
                "\(milliseconds(step)) \($0.frame.minX)"
            }
        }
        #expect(
            places == [
                "300 227.75", "303 227.75", "306 455.5", "500 455.5", "700 455.5", "3400 227.75", "3403 227.75",
                "3406 455.5", "4400 455.5",
            ])
    }

    @Test("Every change is told as often as said, and at the same time")
    func repeats() throws {
        let truth = try timeline(.init())
        let steps = try timeline(.init(repeats: 4)).steps
        #expect(steps.count == 5 * truth.steps.count - 4 * 2, "what is held is no change")
        #expect(Set(steps.map(milliseconds)) == Set(truth.steps.map(milliseconds)))
        #expect(steps.prefix(5).allSatisfy { $0 == truth.steps[0] })
    }

    @Test("Whatever the faults, times never run back, the same comes out twice, and in the end all is true")
    func laws() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<100 {
            let faults = Faults(
                latePasses: Int.random(in: -1...5, using: &random), lag: Double.random(in: -0.2...0.9, using: &random),
                transientPasses: Int.random(in: -1...40, using: &random),
                repeats: Int.random(in: -1...6, using: &random))
            let steps = try timeline(faults).steps
            #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.time <= $1.time }, "\(faults)")
            #expect(try steps == timeline(faults).steps, "\(faults)")
            #expect(try steps.last == timeline(.init()).steps.last, "\(faults)")
        }
        #expect(try timeline(.init(latePasses: -1, lag: .nan, transientPasses: -9)) == timeline(.init()))
        #expect(try timeline(.init(repeats: .max)).steps.count == 101 * 8 + 2)
        #expect(Faults(latePasses: 3).added(to: SceneTimeline([])) == SceneTimeline([]))
    }
}
