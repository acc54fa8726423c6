import RegionModel

/// Verdicts for people.
public enum TextReporter {
    /// A heading for each layout with findings, its findings below, and a line that sums up; poses in which the same is
    /// wrong under one heading, where the report wants that.
    ///
    /// - Parameter isColored: Whether severities are told by the colours of a terminal as well.
    public static func report(_ report: Report, isColored: Bool = false) -> String {
        self.report(report.groupsPoses ? report.verdicts.groupedByPose : report.verdicts, isColored: isColored)
    }

    /// A heading for each layout with findings, its findings below, and a line that sums up.
    ///
    /// - Parameter isColored: Whether severities are told by the colours of a terminal as well.
    public static func report(_ verdicts: [Verdict], isColored: Bool = false) -> String {
        let sections = sections(on: verdicts, isColored: isColored)
        return sections + (sections.isEmpty ? "" : "\n") + summary(of: verdicts)
    }

    /// A heading for each layout with findings, and its findings below.
    static func sections(on verdicts: [Verdict], isColored: Bool) -> String {
        let ink = Ink(isOn: isColored)
        return verdicts.filter { $0.isWorthASection }.map { section(on: $0, ink) }.joined(separator: "\n")
    }

    private static func section(on verdict: Verdict, _ ink: Ink) -> String {
        var lines = [ink.bold(verdict.title.printable)]
        var element: Int?
        for finding in verdict.unpardoned {
            if finding.element != element { lines.append("  \(finding.path.printable)") }
            element = finding.element
            lines.append("    \(ink.severity(finding.severity))  \(finding.rule)")
            lines.append("      \(finding.sentences.printable)")
        }
        lines += verdict.notes.map { "  note: \($0.printable)" }
        lines += (verdict.unjudged ?? []).map { "  not judged: \($0.description.printable)" }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func summary(of verdicts: [Verdict]) -> String {
        let layouts = verdicts.count.inWords("layout")
        let worst = verdicts.count { !$0.unpardoned.isEmpty }
        let pardons = pardons(of: verdicts)
        guard worst > 0 else { return "\(layouts) checked, nothing \(pardons.isEmpty ? "" : "new ")found\(pardons).\n" }
        let totals = Severity.allCases.reversed()
            .map { severity in (severity, verdicts.reduce(0) { $0 + $1.count(of: severity) }) }
            .filter { $0.1 > 0 }
            .map { $0.1.inWords($0.0.rawValue) }
        return "\(layouts) checked: \(totals.joined(separator: ", ")) in \(worst) of them\(pardons).\n"
    }

    private static func pardons(of verdicts: [Verdict]) -> String {
        let pardons = verdicts.lazy.flatMap(\.findings).compactMap(\.pardon)
        let (all, known) = (pardons.count, pardons.count { $0 == .known })
        let parts = [(known, "known"), (all - known, "ignored")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return parts.isEmpty ? "" : "; not told of: " + parts.joined(separator: ", ")
    }
}

extension Verdict {
    fileprivate var isWorthASection: Bool { !unpardoned.isEmpty || !notes.isEmpty || unjudged?.isEmpty == false }

    /// What people call it: its file, its name in there, and its window.
    var title: String {
        let name = [file, id].compactMap(\.self).joined(separator: " · ")
        return name + (placeInWords.isEmpty ? "" : " (\(placeInWords))")
    }

    /// Its window and its direction, where that is worth a word.
    var placeInWords: String {
        [scene.description, direction == .rightToLeft ? direction.inWords : ""].filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}

/// The escape sequences of a terminal.
private struct Ink {
    let isOn: Bool

    func bold(_ text: String) -> String { painted(text, "1") }

    func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: painted(severity.rawValue, "31")
        case .warning: painted(severity.rawValue, "33")
        case .note: painted(severity.rawValue, "36")
        }
    }

    private func painted(_ text: String, _ code: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
