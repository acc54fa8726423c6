import RegionModel

/// What became of the findings of one report in another.
public struct Comparison: Hashable, Sendable {
    /// The later report's layouts with the findings that the earlier one has not.
    public let new: [Verdict]
    /// The earlier report's layouts with the findings that the later one has no more.
    public let gone: [Verdict]
    /// How many findings both have.
    public let same: Int

    /// Compares two reports; what the settings ignore is no finding of either.
    ///
    /// - Complexity: O(n) in the findings.
    public init(from old: Report, to new: Report) {
        let (before, after) = (Baseline(of: old).fingerprints, Baseline(of: new).fingerprints)
        self.new = Self.findings(of: new, outside: before)
        gone = Self.findings(of: old, outside: after)
        same = before.intersection(after).count
    }

    /// The severity of the worst finding that is new; `nil` where there is none.
    public var worst: Severity? { new.compactMap { $0.findings.map(\.severity).max() }.max() }

    private static func findings(of report: Report, outside known: Set<String>) -> [Verdict] {
        zip(report.verdicts, report.fingerprints).compactMap { verdict, names in
            var result = verdict
            result.findings = zip(verdict.findings, names).compactMap { finding, name in
                finding.isIgnored || known.contains(name) ? nil : finding
            }
            for index in result.findings.indices { result.findings[index].pardon = nil }
            (result.notes, result.unjudged) = ([], nil)
            return result.findings.isEmpty ? nil : result
        }
    }
}

extension Comparison {
    /// The comparison for people.
    ///
    /// - Parameter isColored: Whether severities are told by the colours of a terminal as well.
    public func text(isColored: Bool = false) -> String {
        let parts = [("New", new), ("Gone", gone)].filter { !$0.1.isEmpty }.map { title, verdicts in
            "\(title):\n\n" + TextReporter.sections(on: verdicts, isColored: isColored) + "\n"
        }
        let counts = [new, gone].map { verdicts in verdicts.reduce(0) { $0 + $1.findings.count } }
        return parts.joined() + "\(counts[0]) new, \(counts[1]) gone, \(same) as before.\n"
    }

    /// The comparison for programs.
    public var json: String {
        var writer = JSONWriter(indented: true)
        writer.object { writer in
            for (key, verdicts) in [("new", new), ("gone", gone)] {
                writer.key(key)
                writer.array(verdicts) { writer, verdict in
                    writer.object { writer in
                        verdict.writeNames(to: &writer)
                        writer.key("findings")
                        writer.array(verdict.findings) { $1.write(to: &$0) }
                    }
                }
            }
            writer.key("same")
            writer.value(same)
        }
        return writer.text + "\n"
    }
}
