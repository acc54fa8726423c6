import DeviceCatalog
import Foundation
import RegionModel
import TestSupport
import Testing

@Suite("Timelines in files")
struct TimelineFileTests {
    private func script(_ text: String) throws(InputError) -> TimelineScript {
        try TimelineScript(json: JSONField(JSONValue(parsing: Data(text.utf8))))
    }

    @Test("A file says what a script does")
    func whole() throws {
        let script = try script(
            """
            {
              "name": "Unfold", "device": "iphone-duo", "pose": "closed-portrait", "window": "split-left",
              "moves": [
                { "hinge": 60, "seconds": 0.3, "steps": 3 }, { "display": "flat-landscape" }, { "pose": "laptop" },
                { "activate": "inner-camera" }, { "deactivate": "inner-camera" }, { "hold": 1.5 }
              ],
              "faults": { "latePasses": 3, "lag": 1, "transientPasses": 2, "repeats": 4 }
            }
            """)
        #expect(
            script
                == TimelineScript(
                    "Unfold", device: "iphone-duo", from: "closed-portrait", window: "split-left",
                    moves: [
                        .turnHinge(to: .degrees(60), seconds: 0.3, steps: 3), .display(as: "flat-landscape"),
                        .pose("laptop"), .setActive("inner-camera", true), .setActive("inner-camera", false),
                        .hold(seconds: 1.5),
                    ], faults: .init(latePasses: 3, lag: 1, transientPasses: 2, repeats: 4)))
    }

    @Test("Nothing but a name, a device and a pose need be said")
    func least() throws {
        let script = try script(#"{ "name": "Still", "device": "iphone-duo", "pose": "book" }"#)
        #expect(script == TimelineScript("Still", device: "iphone-duo", from: "book", moves: []))
        #expect(try script.timeline(in: .standard()).steps.map(\.time) == [0, 1])
    }

    @Test("The example of the docs is a script that plays")
    func docs() throws {
        let page = try String(
            contentsOf: Places.package.appendingPathComponent("docs/timelines.md"), encoding: .utf8)
        let example = try #require(page.components(separatedBy: "```json\n").dropFirst().first)
        let script = try script(example.components(separatedBy: "```")[0])
        #expect(try script.timeline(in: .standard()).steps.count > 20)
    }

    private static let mistakes: [(members: String, error: String)] = [
        (#""moves": {}"#, "moves: found an object, expected an array"),
        (
            #""moves": [{}]"#,
            "moves[0]: found an object, expected an object with one of pose, display, hinge, activate, deactivate, hold"
        ),
        (
            #""moves": [{ "pose": "book", "hold": 1 }]"#,
            "moves[0]: found an object, expected an object with one of pose, display, hinge, activate, deactivate, hold"
        ),
        (#""moves": [{ "hold": -1 }]"#, "moves[0].hold: found -1, expected a length of zero or more"),
        (
            #""moves": [{ "hinge": 400, "seconds": 1, "steps": 1 }]"#,
            "moves[0].hinge: found 400, expected degrees from 0 to 360"
        ),
        (
            #""moves": [{ "hinge": 40, "seconds": 1, "steps": 1.5 }]"#,
            "moves[0].steps: found 1.5, expected a whole number from 1 to 10000"
        ),
        (
            #""moves": [{ "hinge": 40, "steps": 1 }]"#,
            "moves[0]: found no \"seconds\", expected an object with \"seconds\""
        ),
        (#""faults": { "latePass": 3 }"#, "faults: found an unknown field \"latePass\", expected \"latePasses\""),
        (
            #""faults": { "repeats": 1000000 }"#,
            "faults.repeats: found 1000000, expected a whole number from 0 to 100"
        ),
        (#""move": []"#, "found an unknown field \"move\", expected \"moves\""),
    ]

    @Test("What is wrong is told in one sentence", arguments: mistakes)
    func wrong(members: String, error: String) throws {
        let told = #expect(throws: InputError.self) {
            try script(#"{ "name": "No", "device": "iphone-duo", "pose": "book", \#(members) }"#)
        }
        #expect(told?.description == error)
    }

    @Test("A file that is not there is told")
    func missing() {
        let told = #expect(throws: InputError.self) { try TimelineScript(file: "/no/such.json") }
        #expect(told?.file == "/no/such.json")
    }
}
