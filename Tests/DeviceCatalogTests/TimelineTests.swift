import DeviceCatalog
import Foundation
import RegionModel
import Testing

@Suite("Timelines")
struct TimelineTests {
    /// Closed, half open, from the outer display to the inner one at 60 degrees, flat, and back to a book.
    static let unfold = TimelineScript(
        "Unfold", device: "iphone-duo", from: "closed-portrait",
        moves: [
            .turnHinge(to: .degrees(60), seconds: 0.3, steps: 3), .display(as: "flat-landscape"),
            .turnHinge(to: .degrees(180), seconds: 0.6, steps: 3), .hold(seconds: 2),
            .turnHinge(to: .degrees(130), seconds: 0.5, steps: 1),
        ])

    private func told(_ timeline: SceneTimeline) -> [String] {
        timeline.steps.map { step in
            let hinge = step.scene.hinge
            let active = step.scene.regions.filter(\.isActive).map(\.name).joined(separator: " ")
            return "\((step.time * 1000).rounded() / 1000) \(step.scene.name.pose ?? "") "
                + "\((hinge?.angle.degrees ?? 0).rounded()) \(hinge?.status.description ?? "") [\(active)]"
        }
    }

    @Test("Moves follow each other; the display changes at once, the hinge stays, and the rule says what is active")
    func unfolding() throws {
        let timeline = try Self.unfold.timeline(in: .standard())
        #expect(
            told(timeline) == [
                "0.0 closed-portrait 0.0 closed [outer-camera status-strip]",
                "0.1 closed-portrait 20.0 closed [outer-camera status-strip]",
                "0.2 closed-portrait 40.0 partiallyOpen [outer-camera status-strip]",
                "0.3 flat-landscape 60.0 partiallyOpen [fold status]",
                "0.5 flat-landscape 100.0 partiallyOpen [fold status]",
                "0.7 flat-landscape 140.0 partiallyOpen [fold status]",
                "0.9 flat-landscape 180.0 fullyOpen [status]",
                "2.9 flat-landscape 180.0 fullyOpen [status]",
                "3.4 flat-landscape 130.0 partiallyOpen [fold status]",
                "4.4 flat-landscape 130.0 partiallyOpen [fold status]",
            ])
    }

    @Test("A camera stays on through the poses that follow, until it is switched off")
    func camera() throws {
        let script = TimelineScript(
            "Call", device: "iphone-duo", from: "flat-landscape",
            moves: [
                .hold(seconds: 1), .setActive("inner-camera", true), .hold(seconds: 1), .pose("laptop"),
                .hold(seconds: 1), .setActive("inner-camera", false),
            ])
        #expect(
            told(try script.timeline(in: .standard())) == [
                "0.0 flat-landscape 180.0 fullyOpen [status]",
                "1.0 flat-landscape 180.0 fullyOpen [status]",
                "1.0 flat-landscape 180.0 fullyOpen [inner-camera status]",
                "2.0 flat-landscape 180.0 fullyOpen [inner-camera status]",
                "2.0 laptop 128.0 partiallyOpen [fold inner-camera status]",
                "3.0 laptop 128.0 partiallyOpen [fold inner-camera status]",
                "3.0 laptop 128.0 partiallyOpen [fold status]",
                "4.0 laptop 128.0 partiallyOpen [fold status]",
            ])
    }

    @Test("Hardware stays where it is for those who read the other way", arguments: [nil, "split-left"])
    func rightToLeft(window: String?) throws {
        var script = Self.unfold
        (script.pose, script.window) = ("flat-landscape", window)
        script.moves = [.turnHinge(to: .degrees(90), seconds: 1, steps: 9)]
        let steps = try script.timeline(in: .standard(), direction: .rightToLeft).steps
        #expect(steps.allSatisfy { $0.scene.layoutDirection == .rightToLeft && $0.scene.name.window == window })
        let same = steps.map { step in
            var scene = step.scene
            scene.layoutDirection = .leftToRight
            return SceneTimeline.Step(time: step.time, scene: scene)
        }
        #expect(try same == script.timeline(in: .standard()).steps)
    }

    @Test("The scene at a time is the last that has begun")
    func lookUp() throws {
        let timeline = try Self.unfold.timeline(in: .standard())
        #expect(timeline.scene(at: -0.1) == nil)
        #expect(timeline.scene(at: 0.35)?.hinge?.angle.degrees.rounded() == 60)
        #expect(timeline.scene(at: 99) == timeline.steps.last?.scene)
        #expect(timeline.duration == timeline.steps.last?.time)
        #expect(SceneTimeline([]).duration == 0 && SceneTimeline([]).scene(at: 1) == nil)
    }

    private static let refused: [(moves: [TimelineScript.Move], device: String, pose: String, error: String)] = [
        ([], "iphone-dou", "book", "found the unknown device \"iphone-dou\", expected \"iphone-duo\""),
        ([], "iphone-duo", "bok", "found the unknown pose \"bok\" of iphone-duo, expected \"book\""),
        (
            [.hold(seconds: 1), .pose("bok")], "iphone-duo", "book",
            "moves[1]: found the unknown pose \"bok\" of iphone-duo, expected \"book\""
        ),
        (
            [.setActive("inner-camara", true)], "iphone-duo", "book",
            "moves[0]: found the unknown region \"inner-camara\" of iphone-duo, expected \"inner-camera\""
        ),
        (
            [.turnHinge(to: .degrees(90), seconds: 1, steps: 1)], "iphone-17-pro", "portrait",
            "moves[0]: found a turn of the hinge in iphone-17-pro portrait, "
                + "expected a pose with a hinge, of a device with a hinge rule"
        ),
        (
            [.turnHinge(to: .degrees(90), seconds: .infinity, steps: 1)], "iphone-duo", "book",
            "moves[0].seconds: found null, expected seconds from 0 to 86400"
        ),
        (
            [.turnHinge(to: .degrees(361), seconds: 1, steps: 1)], "iphone-duo", "book",
            "moves[0].hinge: found 361, expected degrees from 0 to 360"
        ),
        (
            [.turnHinge(to: .degrees(90), seconds: 1, steps: 0)], "iphone-duo", "book",
            "moves[0].steps: found 0, expected a whole number from 1 to 10000"
        ),
        (
            Array(repeating: .turnHinge(to: .degrees(90), seconds: 1, steps: 5_000), count: 3), "iphone-duo", "book",
            "moves[1]: found more than 10000 steps in all, expected fewer"
        ),
    ]

    @Test("What a device cannot do is told in one sentence", arguments: refused)
    func impossible(moves: [TimelineScript.Move], device: String, pose: String, error: String) throws {
        let script = TimelineScript("No", device: device, from: pose, moves: moves)
        let told = #expect(throws: InputError.self) { try script.timeline(in: .standard()) }
        #expect(told?.description == error)
    }
}
