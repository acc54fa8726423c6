import RegionModel

/// Findings that were there before, and are no reason to fail.
public struct Baseline: Hashable, Sendable {
    /// The names of the findings.
    public let fingerprints: Set<String>

    /// The findings of a report, but those that are ignored.
    ///
    /// - Complexity: O(n) in the findings.
    public init(of report: Report) {
        var fingerprints: Set<String> = []
        for (verdict, names) in zip(report.verdicts, report.fingerprints) {
            for (finding, name) in zip(verdict.findings, names) where !finding.isIgnored { fingerprints.insert(name) }
        }
        self.fingerprints = fingerprints
    }

    /// Reads what `text(of:)` wrote.
    ///
    /// - Throws: `InputError` naming the place that is wrong.
    public init(json: JSONField) throws(InputError) {
        let version = try json.required("version")
        guard try version.number() == 1 else { throw version.error(expected: "1") }
        fingerprints = Set(
            try json.required("findings").items().map { field throws(InputError) in
                try field.required("fingerprint").string()
            })
    }

    /// Reads a file; `-` stands for standard input.
    ///
    /// - Throws: `InputError` naming the file and the place in it that is wrong.
    public init(file: String) throws(InputError) {
        self = try JSONField.read(file, Self.init(json:))
    }

    /// The findings of a report as a document, but those that are ignored; beside its name each has what people know it
    /// by.
    public static func text(of report: Report) -> String {
        var writer = JSONWriter(indented: true)
        writer.object { writer in
            writer.key("version")
            writer.value(1)
            writer.key("findings")
            writer.beginArray()
            for (verdict, names) in zip(report.verdicts, report.fingerprints) {
                for (finding, name) in zip(verdict.findings, names) where !finding.isIgnored {
                    writer.object { writer in
                        writer.members([
                            ("fingerprint", name), ("rule", finding.rule), ("layout", verdict.title),
                            ("element", finding.path),
                        ])
                    }
                }
            }
            writer.endArray()
        }
        return writer.text + "\n"
    }
}

extension Report {
    /// Pardons the findings that a baseline knows, and are not ignored anyway.
    public mutating func pardon(by baseline: Baseline) {
        for (index, names) in fingerprints.enumerated() {
            for (place, name) in names.enumerated()
            where baseline.fingerprints.contains(name) && verdicts[index].findings[place].pardon == nil {
                verdicts[index].findings[place].pardon = .known
            }
        }
    }
}

extension Finding {
    /// Whether the settings ignore it.
    var isIgnored: Bool { if case .ignored = pardon { true } else { false } }
}
