import Foundation
import RegionModel
import TestSupport
import Testing

@Suite("regions timeline")
struct TimelineCommandTests {
    private static let unfold = """
        {
          "name": "Unfold", "device": "iphone-duo", "pose": "closed-portrait",
          "moves": [
            { "hinge": 60, "seconds": 0.2, "steps": 1 }, { "display": "flat-landscape" },
            { "hinge": 180, "seconds": 0.4, "steps": 2 }
          ]
        }
        """

    @Test("A line tells of each step")
    func text() throws {
        let outcome = try Tool.run(["timeline", "-"], input: Self.unfold)
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(
            outcome.output == """
                Unfold (iphone-duo)
                  seconds  pose             window     hinge  status         active regions
                  0        closed-portrait  466 × 678  0°     closed         outer-camera, status-strip
                  0.2      flat-landscape   951 × 669  60°    partiallyOpen  fold, status
                  0.4      flat-landscape   951 × 669  120°   partiallyOpen  fold, status
                  0.6      flat-landscape   951 × 669  180°   fullyOpen      status
                  1.6      flat-landscape   951 × 669  180°   fullyOpen      status

                """)
    }

    @Test("Programs get the scenes, in either direction, as they read them")
    func json() throws {
        let outcome = try Tool.run(
            ["timeline", "-", "--format", "json", "--direction", "rtl", "--queries", "documented"], input: Self.unfold)
        let steps = try JSONField(JSONValue(parsing: Data(outcome.output.utf8))).items()
        #expect(try steps.map { try $0.required("time").number() } == [0, 0.2, 0.4, 0.6, 1.6])
        for step in steps {
            let scene = try WindowScene(json: step.required("scene"))
            #expect(scene.layoutDirection == .rightToLeft && scene.regionQueries == .documented)
        }
    }

    @Test("What cannot be played is told in one sentence, with the file")
    func wrong() throws {
        let missing = try Tool.run(["timeline", "none.json"])
        #expect(
            missing.status == 2 && missing.errors == "regions: none.json: found no such file, expected a file to read\n"
        )
        let scratch = try Scratch()
        try scratch.write(Self.unfold.replacing("flat-landscape", with: "flat-lanscape"), to: "a.json")
        let outcome = try Tool.run(["timeline", "a.json"], in: scratch.url)
        #expect(
            outcome.errors == "regions: a.json: moves[1]: found the unknown pose \"flat-lanscape\" of iphone-duo, "
                + "expected \"flat-landscape\"\n")
        #expect(outcome.status == 2 && outcome.output == "")
    }
}
