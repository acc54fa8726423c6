import Foundation
import RegionAudit
import RegionModel
import TestSupport
import Testing

@Suite("Settings")
struct SettingsTests {
    @Test("Severities change, rules go off, and what is ignored is pardoned with its reason")
    func application() throws {
        let elements = [
            LayoutElement.at(440, 0, 44, 44, id: "save"), .at(440, 100, 44, 44, id: "skip"), .at(890, 0, 44, 44),
        ]
        let verdict = Verdict(LayoutSnapshot(scene: .book, elements: elements), file: "a.xml")
        #expect(
            verdict.findings.map(\.rule) == ["control-across-division", "control-across-division", "outside-window"])
        let settings = try settings(
            """
            {"severities": {"control-across-division": "note", "outside-window": "off"},
             "ignores": [
               {"rule": "control-*", "element": "sk?p", "reason": "Later."},
               {"rule": "*", "element": "**", "file": "b.xml", "reason": "Other file."}]}
            """)
        let applied = settings.applied(to: verdict)
        #expect(applied.findings.map(\.severity) == [.note, .note])
        #expect(applied.findings.map(\.pardon) == [nil, .ignored(reason: "Later.")])
        #expect(applied.worst == .note)
        #expect(
            settings.notesOnUnused(in: [applied]) == [
                "ignores[1] (rule \"*\", element \"**\", file \"b.xml\") matches nothing and can go."
            ])
    }

    @Test("A label ignores an element of a dump")
    func labels() throws {
        let element = LayoutElement(
            id: "b", role: .button, label: "Skip / next", frame: CGRect(x: 440, y: 0, width: 44, height: 44))
        let verdict = Verdict(LayoutSnapshot(scene: .book, elements: [element]))
        let pardons = try ["Skip*", "*next", "Save", "skip*"].map { label in
            try settings(#"{"ignores":[{"rule":"*","label":"\#(label)","reason":"x"}]}"#)
                .applied(to: verdict).findings.map { $0.pardon != nil }
        }
        #expect(pardons == [[true], [true], [false], [false]])
    }

    @Test("A label ignores whatever is found of the element", arguments: LabelledFinding.all)
    func labelsOfEveryRule(example: LabelledFinding) throws {
        let verdict = Verdict(findings: example.findings())
        #expect(verdict.findings.map(\.rule) == [example.rule])
        let settings = try settings(#"{"ignores":[{"rule":"*","label":"Menu","reason":"x"}]}"#)
        #expect(settings.applied(to: verdict).findings.allSatisfy { $0.pardon != nil })
        #expect(settings.notesOnUnused(in: [verdict]).isEmpty)
    }

    @Test("The tolerance is the audit's")
    func tolerance() throws {
        let settings = try settings(#"{"tolerance": 3}"#)
        let snapshot = LayoutSnapshot(scene: .phone, elements: [.at(-2, 300, 44, 44)])
        #expect(Verdict(snapshot).findings.count == 1)
        #expect(Verdict(snapshot, by: settings.audit).findings.isEmpty)
        #expect(AuditSettings().audit.tolerance == Audit().tolerance)
    }

    @Test(
        "What is wrong is told by its place in one sentence",
        arguments: [
            ("[]", "found an array of 0 items, expected an object"),
            (#"{"tolerence": 1}"#, "found an unknown field \"tolerence\", expected \"tolerance\""),
            (#"{"tolerance": -1}"#, "tolerance: found -1, expected a length of zero or more"),
            (
                #"{"severities": {"trash": "off"}}"#,
                "severities: found an unknown field \"trash\", expected \"thrash\""
            ),
            (
                #"{"severities": {"thrash": "none"}}"#,
                "severities.thrash: found \"none\", expected one of off, note, warning, error"
            ),
            (#"{"ignores": [{"rule": "*", "element": "a"}]}"#, "ignores[0]: found no \"reason\""),
            (
                #"{"ignores": [{"rule": "*", "element": "a", "reason": " "}]}"#,
                "ignores[0].reason: found \" \", expected why it is ignored"
            ),
            (
                #"{"ignores": [{"rule": "*", "reason": "a"}]}"#,
                "ignores[0]: found no \"element\" and no \"label\", expected one of them"
            ),
            (
                #"{"ignores": [{"rule": "outside-windows", "element": "a", "reason": "b"}]}"#,
                "ignores[0].rule: found \"outside-windows\", expected \"outside-window\""
            ),
        ])
    func wrong(text: String, sentence: String) {
        let error = #expect(throws: InputError.self) { try settings(text) }
        #expect(error?.description.hasPrefix(sentence) == true, "\(String(describing: error))")
    }

    @Test("The nearest file around a folder counts")
    func search() throws {
        let scratch = try Scratch()
        try scratch.write("{}", to: ".regions.json")
        try scratch.write("{}", to: "a/b/.regions.json")
        try scratch.write("", to: "a/b/c/x")
        try scratch.write("", to: "a/d/.regions.json/x")
        let found = ["", "a", "a/b/c", "a/d"].map { folder in
            AuditSettings.file(from: scratch.url.appendingPathComponent(folder).path)
                .map { $0.replacing(scratch.url.path, with: "") }
        }
        #expect(found == ["/.regions.json", "/.regions.json", "/a/b/.regions.json", "/.regions.json"])
    }

    private func settings(_ text: String) throws -> AuditSettings {
        try AuditSettings(json: JSONField(JSONValue(parsing: Data(text.utf8))))
    }
}
