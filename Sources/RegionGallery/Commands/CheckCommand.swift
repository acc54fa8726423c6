import CommandLineArguments
import RegionAudit
import ReservedRegions

extension Gallery {
    /// Judges every screen in every window.
    static var checkCommand: Command {
        command(
            "check", summary: "Judge every screen: which controls and texts are where they cannot be used.",
            options: SelectionOptions.all + [CheckOptions.failOn, CheckOptions.format],
            details: """
                Ends with 0 where nothing is found that --fail-on names, with 1 where something
                is, and with 2 where an argument or a device file cannot be used.
                """
        ) { gallery, arguments throws(InputError) in
            let screens = try Inspector(Selection(of: gallery, arguments)).inspect()
            switch arguments[CheckOptions.format] ?? .text {
            case .text: try StandardOutput.write(CheckText.text(of: screens))
            case .json: try StandardOutput.write(GalleryReport.text(of: screens))
            }
            let failOn = arguments[CheckOptions.failOn] ?? .error
            let fails = screens.contains { $0.findings.contains { failOn.isMet(by: $0.severity) } }
            return fails ? .findings : .success
        }
    }
}

private enum CheckOptions {
    static let failOn = Option<FailOn>.choice("fail-on", help: "What ends with status 1; error if left out.")
    static let format = Option<Format>.choice("format", help: "For people or for programs; text if left out.")

    enum Format: String, CaseIterable {
        case text, json
    }
}

/// A check for people.
private enum CheckText {
    static func text(of screens: [ScreenInspections]) -> String {
        let verdicts = screens.flatMap { screen in
            screen.inspections.map { inspection in
                let scene = inspection.snapshot.scene
                return Verdict(
                    id: screen.name, scene: scene.name, direction: scene.layoutDirection,
                    findings: inspection.findings)
            }
                + screen.films.map { film in
                    Verdict(
                        id: "\(screen.name) · \(film.film.name)", scene: .init(device: film.film.device),
                        direction: film.film.direction, findings: film.findings)
                }
        }
        return TextReporter.report(verdicts, isColored: StandardOutput.wantsColor) + diagnostics(of: screens)
    }

    /// What went wrong in laying out, each thing once, however many windows it went wrong in.
    private static func diagnostics(of screens: [ScreenInspections]) -> String {
        screens.map { screen in
            var told: Set<String> = []
            let diagnostics = screen.inspections.flatMap(\.snapshot.diagnostics) + screen.films.flatMap(\.diagnostics)
            return diagnostics.map { "\(screen.name): \($0.path): \($0.message)".printable + "\n" }
                .filter { told.insert($0).inserted }.joined()
        }.joined()
    }
}
