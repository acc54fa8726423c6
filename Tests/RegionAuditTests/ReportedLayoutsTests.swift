import Foundation
import RegionAudit
import RegionModel
import Testing

@Suite("Layouts that people reported")
struct ReportedLayoutsTests {
    struct Report: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let snapshot: LayoutSnapshot
        let expected: Set<String>
    }

    @Test("Gives the expected findings and no other error", arguments: try reports())
    func findings(report: Report) {
        let findings = Audit().check(report.snapshot)
        let told = { (finding: Finding) in "\(finding.rule) \(finding.path.split(separator: "/").last ?? "")" }
        #expect(report.expected.isSubset(of: findings.map(told)))
        let errors = findings.filter { $0.severity == .error }.map(told)
        #expect(report.expected.isSuperset(of: errors) && Set(errors).count == errors.count)
    }

    @Test("All reports are read")
    func count() throws {
        #expect(try Self.reports().count == 12)
        #expect(try Self.reports().reduce(0) { $0 + $1.expected.count } == 8)
    }

    /// Each case with what it expects.
    private static func reports() throws -> [Report] {
        let file = TestFiles.folder.appendingPathComponent("Cases/reported-layouts.json").path
        let cases = try JSONField(JSONValue(file: file)).required("cases").items()
        return try zip(TestFiles.layouts("reported-layouts.json").layouts, cases).map { layout, field in
            let expected = try field.required("expect").items().map { finding in
                "\(try finding.required("rule").string()) \(try finding.required("element").string())"
            }
            return Report(
                testDescription: try #require(layout.id), snapshot: layout.snapshot, expected: Set(expected))
        }
    }
}
