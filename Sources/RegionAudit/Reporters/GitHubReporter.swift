import RegionModel

/// Verdicts as annotations of GitHub's workflows: a command to the runner on each line.
public enum GitHubReporter {
    /// A line for each finding that counts, and one for each file that could not be judged.
    public static func report(_ report: Report) -> String {
        var lines = report.verdicts.flatMap { verdict in
            verdict.unpardoned.map { finding in
                let place = verdict.placeInWords.isEmpty ? "" : " (\(verdict.placeInWords))"
                return line(
                    finding.severity.command, file: verdict.file, title: finding.rule,
                    "\(finding.path)\(place): \(finding.sentences)")
            }
        }
        lines += report.errors.map { error in
            line("error", file: error.file, title: "not judged", error.withoutFile.description)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func line(_ command: String, file: String?, title: String, _ message: String) -> String {
        var properties = ["title=\(escaped(title, also: ":,"))"]
        if let file, file != "-" { properties.insert("file=\(escaped(file, also: ":,"))", at: 0) }
        return "::\(command) \(properties.joined(separator: ","))::\(escaped(message))"
    }

    /// The text as a runner reads it back: a line end would begin another command.
    private static func escaped(_ text: String, also more: String = "") -> String {
        let reserved = "%\r\n" + more
        var result = ""
        for scalar in text.unicodeScalars {
            if reserved.unicodeScalars.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            } else if scalar.properties.generalCategory == .control {
                result += "\u{FFFD}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Severity {
    fileprivate var command: String { self == .note ? "notice" : rawValue }
}

extension InputError {
    /// The sentence for where the file is told already.
    var withoutFile: InputError { InputError(place: place, found: found, expected: expected) }
}
