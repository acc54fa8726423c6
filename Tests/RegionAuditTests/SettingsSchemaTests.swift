import Foundation
import RegionAudit
import RegionModel
import TestSupport
import Testing

@Suite("The schema of settings")
struct SettingsSchemaTests {
    private static let page = Places.package.appendingPathComponent("docs/reports.md")

    @Test("The example of the page is read, and the schema takes it")
    func example() throws {
        let parts = try String(contentsOf: Self.page, encoding: .utf8).components(separatedBy: "```json\n")
        let example = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
        let settings = try AuditSettings(json: JSONField(JSONValue(parsing: Data(example.utf8))))
        #expect(settings.ignores.count == 2 && settings.severities.count == 2)
        #expect(try passes(example))
    }

    @Test(
        "What is refused does not pass the schema",
        arguments: [
            "[]", #"{"tolerence": 1}"#, #"{"tolerance": -1}"#, #"{"severities": {"thrash": "none"}}"#,
            #"{"ignores": [{"rule": "*", "element": "a"}]}"#, #"{"ignores": [{"rule": "*", "reason": "a"}]}"#,
            #"{"ignores": [{"rule": "*", "element": "a", "reason": " "}]}"#,
        ])
    func wrong(text: String) throws {
        #expect(throws: InputError.self) { try AuditSettings(json: JSONField(JSONValue(parsing: Data(text.utf8)))) }
        #expect(try !passes(text))
    }

    private func passes(_ text: String) throws -> Bool {
        let python = Places.package.appendingPathComponent(".venv/bin/python").path
        try #require(FileManager.default.isExecutableFile(atPath: python), "no \(python); 'make test' makes it")
        let schema = Places.package.appendingPathComponent("docs/schemas/settings.schema.json").path
        let scratch = try Scratch()
        let file = try scratch.write(text, to: "settings.json")
        return try Outcome(of: python, ["-m", "check_jsonschema", "--schemafile", schema, file]).status == 0
    }
}
