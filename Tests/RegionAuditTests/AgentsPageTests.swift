import Foundation
import RegionAudit
import TestSupport
import Testing

@Suite("docs/for-agents.md and the rules")
struct AgentsPageTests {
    @Test("The page has every rule with its sentence, and no other")
    func rules() throws {
        let page = try String(contentsOf: Places.package.appendingPathComponent("docs/for-agents.md"), encoding: .utf8)
        let section = try #require(page.components(separatedBy: "\n## Rules\n").last)
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
        #expect(Set(rows) == Set(RuleBook.all.map { "| `\($0.id)` | \($0.summary) |" }))
        #expect(rows.count == RuleBook.all.count)
    }
}
