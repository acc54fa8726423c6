import DeviceCatalog
import Foundation
import RegionModel
import TestSupport
import Testing

@Suite("A device's rule says when its hinge is open")
struct HingeRuleTests {
    private let duo: DeviceProfile
    private let rule: HingeRule
    private let measured: JSONField

    init() throws {
        duo = try DeviceCatalog.standard().device(named: "iphone-duo")
        rule = try #require(duo.hingeRule)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Measured/iphone-duo.json").path
        measured = try JSONField(JSONValue(file: file)).required("hinge")
    }

    /// The statuses that a hinge has on its way through some angles, the first of which it has to begin with.
    private func statuses(from first: DeviceHinge, through angles: [Double]) -> [DeviceHinge.Status] {
        var hinge = first
        return angles.map { angle in
            hinge = rule.hinge(turnedTo: .degrees(angle), from: hinge)
            return hinge.status
        }
    }

    @Test("Opening: closed and partly open where they were measured, and fully open only when flat")
    func opening() throws {
        let opening = try measured.required("opening")
        let last = try opening.required("closedUpTo").number()
        let first = try opening.required("partiallyOpenFrom").number()
        let flat = try measured.required("fullyOpenOnlyAt").number()
        let closed = DeviceHinge(status: .closed, angle: .zero)
        #expect(statuses(from: closed, through: [1, 10, last]) == [.closed, .closed, .closed])
        #expect(
            statuses(from: closed, through: [last, first, 90, 174.8, 179.9, flat]) == [
                .closed, .partiallyOpen, .partiallyOpen, .partiallyOpen, .partiallyOpen, .fullyOpen,
            ])
        // The animation jumps: 44 to 49 degrees were read first.
        #expect(statuses(from: closed, through: [44]) == [.partiallyOpen])
    }

    @Test("Closing: open down to where it was measured, and closed from there")
    func closing() throws {
        let closing = try measured.required("closing")
        let last = try closing.required("partiallyOpenDownTo").number()
        let first = try closing.required("closedFrom").number()
        let flat = DeviceHinge(status: .fullyOpen, angle: .degrees(180))
        #expect(
            statuses(from: flat, through: [179, 128, last, first, 40, 0]) == [
                .partiallyOpen, .partiallyOpen, .partiallyOpen, .closed, .closed, .closed,
            ])
    }

    @Test("Between the two the status tells which way the hinge went, and one that stands still keeps it")
    func memory() {
        let opened = DeviceHinge(status: .partiallyOpen, angle: .degrees(50))
        let closed = DeviceHinge(status: .closed, angle: .degrees(50))
        #expect(rule.hinge(turnedTo: .degrees(50), from: opened) == opened)
        #expect(rule.hinge(turnedTo: .degrees(50), from: closed) == closed)
        #expect(rule.hinge(turnedTo: .degrees(49), from: opened).status == .closed)
        #expect(rule.hinge(turnedTo: .degrees(51), from: closed).status == .partiallyOpen)
        #expect(rule.hinge(turnedTo: .degrees(10), from: closed).status == .closed)
        #expect(rule.hinge(turnedTo: .degrees(128)).status == .partiallyOpen)
        #expect(rule.hinge(turnedTo: .degrees(10)).status == .closed)
        #expect(rule.hinge(turnedTo: .zero).status == .closed)
    }

    @Test("Every pose's hinge is one that the rule leads to")
    func poses() {
        for scene in duo.scenes() {
            let hinge = scene.hinge
            #expect(hinge.map { rule.hinge(turnedTo: $0.angle) } == hinge, "\(scene.name)")
        }
    }

    @Test("Wherever the hinge goes, the fold is active exactly while it is partly open, and nothing else changes")
    func foldFollows() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for direction in LayoutDirection.allCases {
            for start in duo.scenes(direction: direction) {
                var scene = start
                for _ in 0..<40 {
                    let angle = Angle.degrees(Double.random(in: 0...180, using: &random).rounded())
                    scene = try #require(duo.scene(scene, turningHingeTo: angle))
                    #expect(scene.hinge?.angle == angle, "seed \(seed)")
                    let isOpen = scene.hinge?.status == .partiallyOpen
                    for (old, new) in zip(start.regions, scene.regions) {
                        var expected = old
                        if old.name == "fold" { expected.isActive = isOpen }
                        #expect(new == expected, "seed \(seed), \(start.name)")
                    }
                }
                (scene.hinge, scene.regions) = (start.hinge, start.regions)
                #expect(scene == start)
            }
        }
    }

    @Test("From flat to book and back are the poses' own scenes")
    func betweenPoses() throws {
        for (flat, folded) in [("flat-landscape", "book"), ("flat-portrait", "laptop")] {
            let (start, end) = (try duo.scene(pose: flat), try duo.scene(pose: folded))
            var there = try #require(duo.scene(start, turningHingeTo: .degrees(128)))
            var back = try #require(duo.scene(end, turningHingeTo: .degrees(180)))
            (there.name, back.name) = (end.name, start.name)
            #expect(there == end && back == start)
        }
    }

    @Test("Without a rule, or without a hinge, there is no answer")
    func none() throws {
        let surface = try DeviceCatalog.standard().device(named: "surface-duo")
        #expect(surface.hingeRule == nil)
        #expect(surface.scene(try surface.scene(pose: "spanned-landscape"), turningHingeTo: .degrees(90)) == nil)
        #expect(duo.scene(WindowScene(size: CGSize(width: 9, height: 9)), turningHingeTo: .degrees(90)) == nil)
    }

    @Test(
        "A rule that cannot be used gets its sentence",
        arguments: [
            (
                #"{ "opensAt": 20, "closesAt": 80, "fullyOpenFrom": 400 }"#,
                "hingeRule.fullyOpenFrom: found 400, expected degrees from 0 to 360"
            ),
            (
                #"{ "opensAt": 20, "closesAt": 80, "fullyOpenFrom": 70 }"#,
                "hingeRule.fullyOpenFrom: found 70, expected an angle beyond those where the hinge opens and closes"
            ),
            (
                #"{ "opensAt": 20, "fullyOpenFrom": 170 }"#,
                #"hingeRule: found no "closesAt", expected an object with "closesAt""#
            ),
            (
                #"{ "opensAt": 20, "closesAt": 80, "fullyOpenFrom": 170, "folds": ["fould"] }"#,
                #"hingeRule.folds[0]: found "fould", expected "fold""#
            ),
            (
                #"{ "opensAt": 20, "closesAt": 80, "fullyOpenFrom": 170, "folds": ["camera"] }"#,
                #"hingeRule.folds[0]: found "camera", expected "fold""#
            ),
        ])
    func wrongRules(rule: String, sentence: String) throws {
        let text = try documentedExample().replacingOccurrences(
            of: #""hingeRule": \{[^}]*\}"#, with: #""hingeRule": "# + rule, options: .regularExpression)
        var catalog = try DeviceCatalog.standard()
        try withFile(text) { file in
            let error = #expect(throws: InputError.self) { try catalog.add(file: file) }
            #expect(error?.description == "\(file): \(sentence)")
        }
    }
}
