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

    @Test("Pictures that say something", arguments: RuleFixture.pictures)
    func pictures(fixture: RuleFixture) { expect(fixture) }

    @Test("Panes beside folds", arguments: RuleFixture.panes)
    func panes(fixture: RuleFixture) { expect(fixture) }

    @Test("Grids, dialogs and insets", arguments: RuleFixture.arrangements)
    func arrangements(fixture: RuleFixture) { expect(fixture) }

    @Test("The edges of the safe area and of the window", arguments: RuleFixture.edges)
    func edges(fixture: RuleFixture) { expect(fixture) }

    @Test("What is not judged", arguments: RuleFixture.exemptions)
    func exemptions(fixture: RuleFixture) { expect(fixture) }

    @Test(
        "What has a frame that is none is nowhere",
        arguments: [
            CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
            CGRect(x: 0, y: -CGFloat.infinity, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
        ])
    func nowhere(frame: CGRect) throws {
        let place = LayoutElement.at(100, 100, 10, 10, .text)
        for element in [
            LayoutElement(id: "it", role: .button, frame: frame), LayoutElement(id: "it", role: .text, frame: frame),
            place.with(lines: [frame]), place.with(lines: [place.frame, frame]),
        ] {
            let findings = Audit().check(LayoutSnapshot(scene: .phone, elements: [element]))
            let finding = try #require(findings.count == 1 ? findings[0] : nil)
            #expect(finding.rule == "outside-window" && finding.severity == .error && finding.move == nil)
            #expect(finding.message == "This \(element.role) is nowhere: its frame has a number that is not finite.")
            let report = JSONReporter.report(Report([Verdict(findings: findings)], isList: false))
            _ = try JSONValue(parsing: Data(report.utf8))
        }
    }

    @Test("Every rule is broken by a fixture")
    func coverage() {
        let all = [
            RuleFixture.occlusion, RuleFixture.pictures, RuleFixture.division, RuleFixture.panes,
            RuleFixture.arrangements, RuleFixture.edges, RuleFixture.exemptions,
        ].joined().flatMap(\.findings)
        for rule in Rule.all.map(\.id) + ArrangementRule.all.map(\.id) {
            #expect(all.contains { $0.contains(" \(rule) ") }, "\(rule)")
        }
    }

    @Test("Every rule has its section in the docs, and its sentence in their table", arguments: RuleBook.all.map(\.id))
    func documentation(id: String) throws {
        let root = TestFiles.folder.deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/rules.md"), encoding: .utf8)
        let sentence = try #require(RuleBook.all.first { $0.id == id }?.summary)
        #expect(page.contains("\n## \(id)\n") && page.contains("| \(sentence) |"))
    }

    private func expect(_ fixture: RuleFixture) {
        for snapshot in [fixture.snapshot, fixture.snapshot.mirrored] {
            let findings = Audit().check(snapshot).map { "\($0.path) \($0.rule) \($0.severity.rawValue)" }
            #expect(findings == fixture.findings, "\(snapshot.scene.layoutDirection)")
        }
    }
}
