import Foundation
import RegionAudit
import RegionModel
import TestSupport
import Testing

@Suite("Baselines and comparisons")
struct BaselineTests {
    @Test("What is in the baseline is known, what is new is not, and what moved is the same")
    func baseline() throws {
        let before = Report([verdict(at: 460), verdict(at: 460, file: "b.xml")])
        let baseline = try baseline(of: before)
        var after = Report([verdict(at: 462), verdict(at: 460, file: "./b.xml", ids: ["ok", "new"])])
        after.pardon(by: baseline)
        #expect(after.verdicts[0].findings.map(\.pardon) == [.known])
        #expect(after.verdicts[1].findings.map(\.pardon) == [.known, nil])
        #expect(after.worst == .warning)
    }

    @Test("A second finding of the same name is new")
    func repeated() throws {
        let baseline = try baseline(of: Report([verdict(at: 440)]))
        var after = Report([verdict(at: 440, ids: ["ok", "ok"])])
        after.pardon(by: baseline)
        #expect(after.verdicts[0].findings.map(\.pardon) == [.known, nil])
    }

    @Test("Another file, layout, pose, direction, rule or element is another finding")
    func names() {
        let verdict = verdict(at: 440)
        let changes: [(inout Verdict) -> Void] = [
            { $0.file = "b.xml" }, { $0.id = "b" }, { $0.scene.pose = "b" }, { $0.scene.device = "b" },
            { $0.scene.window = "b" }, { $0.direction = .rightToLeft }, { $0.findings[0].rule = "b" },
            { $0.findings[0].path = "b" },
        ]
        let others = changes.map { change in
            var other = verdict
            change(&other)
            return other
        }
        let names = Report([verdict] + others).fingerprints.flatMap(\.self)
        #expect(Set(names).count == names.count)
        var same = verdict
        same.findings[0].frame.origin.x += 1
        same.findings[0].severity = .note
        same.findings[0].message = "Other words."
        #expect(Report([same]).fingerprints == Report([verdict]).fingerprints)
    }

    @Test("A baseline is the text that was looked at")
    func golden() throws {
        let text = Baseline.text(of: try SampleReport.report())
        #expect(try Golden.difference(of: text, from: "reports/baseline.json") == nil)
    }

    @Test(
        "What is no baseline is refused", arguments: ["[]", "{}", #"{"version":2}"#, #"{"version":1,"findings":[{}]}"#])
    func wrong(text: String) {
        #expect(throws: InputError.self) { try Baseline(json: JSONField(JSONValue(parsing: Data(text.utf8)))) }
    }

    @Test("A comparison tells what is new, gone and the same")
    func comparison() throws {
        let old = Report([verdict(at: 440, ids: ["ok", "old"]), verdict(at: 440, file: "gone.xml")])
        let new = Report([verdict(at: 445, ids: ["new", "ok"])])
        let comparison = Comparison(from: old, to: new)
        #expect(comparison.new.flatMap(\.findings).map(\.path) == ["new"])
        #expect(comparison.gone.flatMap(\.findings).map(\.path) == ["old", "ok"])
        #expect(comparison.same == 1)
        #expect(comparison.worst == .error)
        #expect(try Golden.difference(of: comparison.text(), from: "reports/comparison.txt") == nil)
        #expect(try Golden.difference(of: comparison.json, from: "reports/comparison.json") == nil)
        let none = Comparison(from: new, to: new)
        #expect(none.worst == nil && none.text() == "0 new, 0 gone, 2 as before.\n")
    }

    private func baseline(of report: Report) throws -> Baseline {
        try Baseline(json: JSONField(JSONValue(parsing: Data(Baseline.text(of: report).utf8))))
    }

    private func verdict(at x: CGFloat, file: String = "a.xml", ids: [String] = ["ok"]) -> Verdict {
        let elements = ids.enumerated().map { LayoutElement.at(x, CGFloat($0 * 100), 44, 44, id: $1) }
        return Verdict(LayoutSnapshot(scene: .book, elements: elements), file: file)
    }
}
