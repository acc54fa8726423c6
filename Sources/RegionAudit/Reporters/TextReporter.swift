import RegionModel

/// Verdicts for people.
public enum TextReporter {
    /// A heading for each layout with findings, its findings below, and a line that sums up.
    ///
    /// - Parameter isColored: Whether severities are told by the colours of a terminal as well.
    public static func report(_ verdicts: [Verdict], isColored: Bool = false) -> String {
        let ink = Ink(isOn: isColored)
        let sections = verdicts.filter { $0.isWorthASection }.map { section(on: $0, ink) }
        return (sections + [summary(of: verdicts)]).joined(separator: "\n")
    }

    private static func section(on verdict: Verdict, _ ink: Ink) -> String {
        var lines = [ink.bold(verdict.title.printable)]
        var element: Int?
        for finding in verdict.findings {
            if finding.element != element { lines.append("  \(finding.path.printable)") }
            element = finding.element
            lines.append("    \(ink.severity(finding.severity))  \(finding.rule)")
            lines.append("      \(finding.message.printable) \(finding.advice)")
        }
        lines += verdict.notes.map { "  note: \($0.printable)" }
        lines += (verdict.unjudged ?? []).map { "  not judged: \($0.description.printable)" }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func summary(of verdicts: [Verdict]) -> String {
        let layouts = count(verdicts.count, "layout")
        let worst = verdicts.count { !$0.findings.isEmpty }
        guard worst > 0 else { return "\(layouts) checked, nothing found.\n" }
        let totals = Severity.allCases.reversed()
            .map { severity in (severity, verdicts.reduce(0) { $0 + $1.count(of: severity) }) }
            .filter { $0.1 > 0 }
            .map { count($0.1, $0.0.rawValue) }
        return "\(layouts) checked: \(totals.joined(separator: ", ")) in \(worst) of them.\n"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

extension Verdict {
    fileprivate var isWorthASection: Bool { !findings.isEmpty || !notes.isEmpty || unjudged?.isEmpty == false }

    fileprivate var title: String {
        let place = [scene.description, direction == .rightToLeft ? "right to left" : ""].filter { !$0.isEmpty }
        let name = [file, id].compactMap(\.self).joined(separator: " · ")
        return name + (place.isEmpty ? "" : " (\(place.joined(separator: ", ")))")
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
