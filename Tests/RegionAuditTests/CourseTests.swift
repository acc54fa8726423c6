import Foundation
import RegionAudit
import RegionModel
import TestSupport
import Testing

@Suite("Rules over time")
struct CourseTests {
    @Test("What does not follow the regions", arguments: CourseFixture.stale)
    func stale(fixture: CourseFixture) { expect(fixture) }

    @Test("What moves too far", arguments: CourseFixture.moves)
    func moves(fixture: CourseFixture) { expect(fixture) }

    @Test("What moves back at once", arguments: CourseFixture.returns)
    func returns(fixture: CourseFixture) { expect(fixture) }

    private func expect(_ fixture: CourseFixture) {
        for sequence in [fixture.sequence, fixture.sequence.mirrored] {
            let found = Audit().check(sequence)
            let told = found.map { "\($0.moment?.time ?? -1) \($0.path) \($0.rule) \($0.severity.rawValue)" }
            #expect(told == fixture.findings, "\(found.map(\.message))")
        }
    }

    @Test("A finding tells the time, the element and the figures, and the move that would have been right")
    func words() {
        let fixtures: [CourseFixture] = [.stale[0], .stale[8], .moves[4], .returns[0], .returns[1]]
        let told = fixtures.map { fixture in
            Audit().check(fixture.sequence).map { "\($0.message) \($0.advice)" }
        }
        #expect(told.flatMap(\.self) == Self.words)
    }

    private static let words: [String] = [
        """
        At 2 s, 1 s after fold came, this button still stands where it stood before: 40 × 44 pt of it meet fold. \
        Move it 120 pt to the right.
        """,
        """
        At 3 s, 1 s after fold went, this button still keeps clear of it, 120 pt from where it stood before. \
        Move it 120 pt to the right.
        """,
        """
        At 2 s, this button is 340 pt from where it stood before fold came; 10 pt would have cleared it. \
        Move it 330 pt to the right.
        """,
        """
        At 1.2 s, this button is back where it was after it moved 120 pt away for 0.2 s, though nothing around it \
        changed. Let it stay where it is.
        """,
        """
        At 1.1 s, this button is back where it was after it moved 120 pt away for 0.1 s, as regions changed and \
        changed back. Let it stay where it is.
        """,
    ]

    @Test("Programs are told the time")
    func json() throws {
        let finding = try #require(Audit().check(CourseFixture.returns[0].sequence).first)
        let text = JSONReporter.report(Report([Verdict(findings: [finding])], isList: false))
        let json = JSONField(try JSONValue(parsing: Data(text.utf8)))
        #expect(try json.required("findings").items()[0].required("time").number() == 1.2)
    }

    @Test(
        "Every rule over time is broken by a fixture, and has its section in the docs",
        arguments: SequenceRule.all.map(\.id))
    func coverage(id: String) throws {
        let all = [CourseFixture.stale, CourseFixture.moves, CourseFixture.returns].joined().flatMap(\.findings)
        #expect(all.contains { $0.contains(" \(id) ") })
        let page = try String(contentsOf: Places.package.appendingPathComponent("docs/rules.md"), encoding: .utf8)
        let rule = try #require(SequenceRule.all.first { $0.id == id })
        #expect(page.contains("\n## \(id)\n") && page.contains("| \(rule.summary) |"))
    }

    @Test("Nothing is found where nothing moves, and nothing breaks where there is nothing")
    func still() {
        #expect(Audit().check(SnapshotSequence([])).isEmpty)
        for fixture in RuleFixture.occlusion + RuleFixture.division + RuleFixture.exemptions {
            let steps = [0, 0, 0.3, 5].map { SnapshotSequence.Step(time: $0, snapshot: fixture.snapshot) }
            #expect(Audit().check(SnapshotSequence(steps)).isEmpty)
        }
    }

    @Test("Telling everything several times at once changes no finding but its place", arguments: 1...200)
    func repeated(seed: UInt64) {
        let sequence = randomSequence(seed: seed)
        let doubled = SnapshotSequence(sequence.steps.flatMap { [$0, $0] })
        func told(_ sequence: SnapshotSequence) -> [String] { Audit().check(sequence).map(\.message) }
        #expect(told(doubled) == told(sequence), "seed \(seed)")
    }

    @Test("A mirrored sequence gives mirrored findings", arguments: 1...200)
    func mirrored(seed: UInt64) {
        let sequence = randomSequence(seed: seed)
        let findings = Audit().check(sequence.mirrored).map { $0.mirrored(inWidth: 900) }
        #expect(findings == Audit().check(sequence).map(\.wordless), "seed \(seed)")
    }

    @Test("The random sequences break every rule")
    func variety() {
        let rules = (1...200).flatMap { Audit().check(randomSequence(seed: $0)) }.map(\.rule)
        #expect(Set(rules) == Set(SequenceRule.all.map(\.id)))
    }

    /// A few buttons of odd places that move about while a fold comes and goes.
    private func randomSequence(seed: UInt64) -> SnapshotSequence {
        var random = SeededGenerator(seed: seed)
        var time = 0.0
        var frames = (0..<3).map { CGRect(x: 31 + 370 * Double($0), y: 50 * Double($0), width: 101, height: 44) }
        let homes = frames
        return SnapshotSequence(
            (0..<12).map { _ in
                time += [0.1, 0.6, 0.7].randomElement(using: &random) ?? 0
                for index in frames.indices where Bool.random(using: &random) {
                    let way = CGFloat(Int.random(in: -400...400, using: &random))
                    frames[index] = Bool.random(using: &random) ? homes[index] : homes[index].offsetBy(dx: way, dy: 0)
                }
                let elements = frames.enumerated().map { LayoutElement(id: "e\($0)", role: .button, frame: $1) }
                let scene: WindowScene = Bool.random(using: &random) ? .book : .flatBook
                return .init(time: time, snapshot: LayoutSnapshot(scene: scene, elements: elements))
            })
    }
}
