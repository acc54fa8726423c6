import Foundation
import RegionAudit
import RegionModel
import TestSupport
import Testing

@Suite("Reports that are read again")
struct ReportMergingTests {
    @Test("Give the same bytes")
    func roundTrip() throws {
        let report = try SampleReport.report()
        var part = report
        part.shard = Shard("1/1")
        for report in [report, part, Report([report.verdicts[3]], isList: false), Report([])] {
            let text = report.text(as: .json)
            #expect(try read(text).text(as: .json) == text)
        }
    }

    @Test("Parts in any order are the whole, byte for byte in every form", arguments: 1...9)
    func parts(count: Int) throws {
        let seed = UInt64(count)
        var generator = SeededGenerator(seed: seed)
        let whole = try SampleReport.report()
        let files = whole.verdicts.count
        var parts = try (1...count).map { index in
            let shard = try #require(Shard(index: index, count: count))
            let part = Report(
                Array(whole.verdicts[shard.range(of: files)]), errors: index == 1 ? whole.errors : [],
                notes: whole.notes + (index == 1 ? [] : ["only here"]), shard: shard)
            return try read(part.text(as: .json))
        }
        parts.shuffle(using: &generator)
        let merged = try Report.merging(parts)
        for format in CheckFormat.allCases {
            #expect(merged.text(as: format) == whole.text(as: format), "seed \(seed)")
        }
        #expect(merged.notes.contains("only here") == false)
        #expect(merged.errors == whole.errors)
    }

    @Test(
        "Parts that are no whole are refused",
        arguments: [
            (["1/2"], "found no part 2/2, expected each part once"),
            (["1/2", "1/2"], "found several parts 1/2, expected each part once"),
            (["1/2", "2/3"], "found reports of several checks, expected the 2 parts of one"),
            (["1/1", ""], "found reports of several checks, expected the 1 parts of one"),
        ])
    func refusals(shards: [String], sentence: String) {
        let error = #expect(throws: InputError.self) {
            try Report.merging(shards.map { Report([], shard: Shard($0)) })
        }
        #expect(error?.description == sentence)
    }

    @Test("Ranges of parts cover all files once, in order", arguments: [0, 1, 2, 7, 1000])
    func ranges(files: Int) throws {
        for count in [1, 2, 3, 7, 16] {
            let ranges = try (1...count).map { try #require(Shard(index: $0, count: count)).range(of: files) }
            #expect(ranges.flatMap { Array($0) } == Array(0..<files))
            #expect(ranges.allSatisfy { abs($0.count - files / count) <= 1 })
        }
    }

    @Test(
        "Texts that name no part", arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/99999999999"])
    func noShard(text: String) { #expect(Shard(text) == nil) }

    @Test(
        "What is no report is refused by its place",
        arguments: [
            ("{}", "found no \"direction\""), ("[1]", "[0]: found 1, expected an object"),
            (#"{"shard":"3/2"}"#, "shard: found \"3/2\", expected a part such as 2/4"),
            (
                #"[{"direction":"leftToRight","findings":[{"rule":"a","severity":"bad"}]}]"#,
                "[0].findings[0].severity: found \"bad\", expected one of note, warning, error"
            ),
        ])
    func wrong(text: String, sentence: String) {
        let error = #expect(throws: InputError.self) { try read(text) }
        #expect(error?.description.hasPrefix(sentence) == true, "\(String(describing: error))")
    }

    private func read(_ text: String) throws -> Report {
        try Report(json: JSONField(JSONValue(parsing: Data(text.utf8))))
    }
}
