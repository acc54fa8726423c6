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
        let errors = Audit().check(report.snapshot).filter { $0.severity == .error }
        #expect(Set(errors.map { "\($0.rule) \($0.path.split(separator: "/").last ?? "")" }) == report.expected)
        #expect(errors.count == report.expected.count)
    }

    @Test("All reports are read")
    func count() throws {
        #expect(try Self.reports().count == 12)
        #expect(try Self.reports().reduce(0) { $0 + $1.expected.count } == 7)
    }

    /// Each case with what it expects of the rules there are.
    private static func reports() throws -> [Report] {
        let file = TestFiles.folder.appendingPathComponent("Cases/reported-layouts.json").path
        let cases = try JSONField(JSONValue(file: file)).required("cases").items()
        return try zip(TestFiles.layouts("reported-layouts.json").layouts, cases).map { layout, field in
            let expected = try field.required("expect").items().compactMap { finding -> String? in
                let rule = try finding.required("rule").string()
                guard Rule.all.contains(where: { $0.id == rule }) else { return nil }
                return "\(rule) \(try finding.required("element").string())"
            }
            return Report(
                testDescription: try #require(layout.id), snapshot: layout.snapshot, expected: Set(expected))
        }
    }
}
