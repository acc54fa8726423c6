import Foundation
import RegionAudit
import RegionGeometry
import RegionModel
import Testing

@Suite("Rules")
struct RuleTests {
    @Test("What covers the window", arguments: RuleFixture.occlusion)
    func occlusion(fixture: RuleFixture) { expect(fixture) }

    @Test("What divides the window", arguments: RuleFixture.division)
    func division(fixture: RuleFixture) { expect(fixture) }

    @Test("The edges of the safe area and of the window", arguments: RuleFixture.edges)
    func edges(fixture: RuleFixture) { expect(fixture) }

    @Test("What is not judged", arguments: RuleFixture.exemptions)
    func exemptions(fixture: RuleFixture) { expect(fixture) }

    @Test("Every rule is broken by a fixture")
    func coverage() {
        let all = [RuleFixture.occlusion, RuleFixture.division, RuleFixture.edges, RuleFixture.exemptions].joined()
            .flatMap(\.findings)
        for rule in Rule.all { #expect(all.contains { $0.contains(" \(rule.id) ") }, "\(rule.id)") }
    }

    @Test("Every rule has its section in the docs, and its sentence in their table", arguments: Rule.all.map(\.id))
    func documentation(id: String) throws {
        let root = TestFiles.folder.deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/rules.md"), encoding: .utf8)
        let rule = try #require(Rule.all.first { $0.id == id })
        #expect(page.contains("\n## \(id)\n") && page.contains("| \(rule.summary) |"))
    }

    private func expect(_ fixture: RuleFixture) {
        for snapshot in [fixture.snapshot, fixture.snapshot.mirrored] {
            let findings = Audit().check(snapshot).map { "\($0.path) \($0.rule) \($0.severity.rawValue)" }
            #expect(findings == fixture.findings, "\(snapshot.scene.layoutDirection)")
        }
    }
}
