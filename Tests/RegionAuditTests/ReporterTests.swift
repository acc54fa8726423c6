import Foundation
import RegionAudit
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@Suite("Reports")
struct ReporterTests {
    @Test("For people")
    func text() throws {
        #expect(try Golden.difference(of: TextReporter.report(reported()), from: "reported-layouts.txt") == nil)
    }

    @Test("For people at a terminal")
    func color() throws {
        #expect(
            try Golden.difference(
                of: TextReporter.report(reported(), isColored: true), from: "reported-layouts-color.txt") == nil)
    }

    @Test("For programs")
    func json() throws {
        #expect(
            try Golden.difference(of: JSONReporter.report(Report(reported())), from: "reported-layouts.json")
                == nil)
    }

    @Test("One layout is an object, a list of one is an array")
    func shape() throws {
        let verdicts = [Verdict(findings: [])]
        let parse = { (text: String) in try JSONValue(parsing: Data(text.utf8)) }
        guard case .object = try parse(JSONReporter.report(Report(verdicts, isList: false))) else {
            Issue.record("no object")
            return
        }
        guard case .array(let items) = try parse(JSONReporter.report(Report(verdicts))) else {
            Issue.record("no array")
            return
        }
        #expect(items.count == 1)
    }

    @Test("Nothing found is said in a line, and what a terminal would obey is not passed on")
    func edges() {
        #expect(TextReporter.report([Verdict(findings: [])]) == "1 layout checked, nothing found.\n")
        let hostile = LayoutSnapshot(
            scene: .book,
            elements: [
                LayoutElement(id: "a\u{1B}[2Jb", role: .button, frame: CGRect(x: 400, y: 0, width: 120, height: 9))
            ])
        let report = TextReporter.report([Verdict(file: "\u{7}", findings: Audit().check(hostile))])
        #expect(!report.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        #expect(report.contains("a\u{FFFD}[2Jb"))
    }

    @Test(
        "A sentence says what is wrong, another what mends it",
        arguments: [
            (
                LayoutElement.at(-22, 790, 44, 44),
                "This button reaches 22 pt out of the window at the left and 34 pt at the bottom. Move it 22 pt to the right and 68 pt up."
            ),
            (.at(500, 100, 44, 44, .text), "This text lies wholly outside of the window. Move it 144 pt to the left."),
            (
                .at(-10, 100, 420, 44, .textField),
                "This text field reaches 10 pt out of the window at the left and 10 pt at the right. No position in the window is clear for it."
            ),
            (
                .at(20, 750, 100, 30.25, .slider),
                "This slider reaches 14.3 pt out of the safe area at the bottom. Move it 14.3 pt up."
            ),
        ])
    func sentences(element: LayoutElement, sentence: String) {
        let findings = Audit().check(LayoutSnapshot(scene: .phone, elements: [element]))
        #expect(findings.map { "\($0.message) \($0.advice)" } == [sentence])
    }

    @Test("Poses are told together where the same is wrong, and where people read in the same direction")
    func poses() {
        let verdicts = [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
            ["book", "laptop"].map { pose in
                Verdict(
                    file: "a.xml", scene: .init(device: "duo", pose: pose), direction: direction, findings: [],
                    notes: ["Told."])
            }
        }
        #expect(verdicts.groupedByPose.map(\.scene.pose) == ["book, laptop", "book, laptop"])
        #expect(verdicts.groupedByPose.map(\.direction) == [.leftToRight, .rightToLeft])
    }

    private func reported() throws -> [Verdict] {
        try TestFiles.layouts("reported-layouts.json").layouts.map { layout in
            let scene = layout.snapshot.scene
            return Verdict(
                file: "reported-layouts.json", id: layout.id, scene: scene.name, direction: scene.layoutDirection,
                findings: Audit().check(layout.snapshot))
        }
    }
}
