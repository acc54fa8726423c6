import CommandLineArguments
import Foundation
import RegionAudit
import ReservedRegions

extension Gallery {
    /// Writes the page and the report.
    static var exportCommand: Command {
        command(
            "export", summary: "Write a page with a picture of every screen in every pose, and a report for programs.",
            options: [ExportRun.output] + SelectionOptions.all,
            details: """
                Writes index.html, which needs no other file and no network, and report.json.
                Ends with 0 whatever is found: it is 'check' that judges.
                """
        ) { gallery, arguments throws(InputError) in
            try ExportRun(arguments).run(Selection(of: gallery, arguments))
            return .success
        }
    }
}

@MainActor
private struct ExportRun {
    static let output = Option.text(
        "output", placeholder: "DIR", help: "The folder to write to; 'gallery' if left out.")

    let folder: String

    init(_ arguments: ParsedArguments) {
        folder = arguments[Self.output] ?? "gallery"
    }

    func run(_ selection: Selection) throws(InputError) {
        let start = ContinuousClock.now
        try makeFolder()
        let inspector = try Inspector(selection)
        let screens = inspector.inspect()
        let page = try GalleryPage(measurer: inspector.measurer).html(of: screens)
        try OutputFile.write(page, to: "\(folder)/index.html")
        try OutputFile.write(GalleryReport.text(of: screens), to: "\(folder)/report.json")
        try StandardOutput.write(
            ExportText.table(of: screens) + ExportText.totals(of: screens, time: ContinuousClock.now - start)
                + "The page is \(folder)/index.html, the report for programs is \(folder)/report.json.\n")
    }

    /// Made before the work, so that nobody waits only to hear that the place cannot be written.
    private func makeFolder() throws(InputError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw InputError(file: folder, found: "a place that cannot be written", expected: "a writable folder")
        }
    }
}

/// An export for people.
private enum ExportText {
    /// A line for each screen and pose or timeline with the number of findings, all windows and directions together.
    static func table(of screens: [ScreenInspections]) -> String {
        var rows: [[String]] = []
        var findings = 0
        for (row, count) in screens.flatMap(counts) {
            if rows.last?.prefix(3) != row[...] {
                rows.append(row + [""])
                findings = 0
            }
            findings += count
            rows[rows.count - 1][3] = words(findings)
        }
        return TextTable.lines(rows).map { $0 + "\n" }.joined() + "\n"
    }

    /// The cells that tell a screen's pose or timeline, with the number of findings in each of its windows.
    private static func counts(of screen: ScreenInspections) -> [(row: [String], count: Int)] {
        let name = screen.name.printable
        return screen.inspections.map { inspection in
            let scene = inspection.snapshot.scene.name
            return ([name, scene.device ?? "", scene.pose ?? ""], inspection.findings.count)
        } + screen.films.map { ([name, $0.film.device, $0.film.name.printable], $0.findings.count) }
    }

    private static func words(_ findings: Int) -> String {
        findings == 0 ? "nothing found" : findings.inWords("finding")
    }

    static func totals(of screens: [ScreenInspections], time: Duration) -> String {
        let totals = Totals(screens)
        let seconds = time.formatted(.units(allowed: [.seconds], width: .wide, fractionalPart: .show(length: 1)))
        let place = totals.findings > 0 ? " in \(totals.picturesWithFindings) of them" : ""
        let diagnostics = totals.diagnostics > 0 ? ", \(totals.diagnostics.inWords("layout problem"))" : ""
        return "\(totals.screens.inWords("screen")), \(totals.pictures.inWords("picture")) in \(seconds): "
            + "\(totals.findingsInWords)\(place)\(diagnostics).\n"
            + (totals.findings > 0 ? "Findings do not fail an export; 'check' judges.\n" : "")
    }
}
