import Foundation
import RegionModel

/// What a project asks of the audit, as `.regions.json` says it.
public struct AuditSettings: Hashable, Sendable {
    /// How far an element may reach where it should not, in points; the audit's own where it is `nil`.
    public var tolerance: CGFloat?
    /// How severe the findings of rules are, by the rules' ids; `nil` as a value turns a rule off.
    public var severities: [String: Severity?]
    /// What is no reason to fail.
    public var ignores: [Ignore]

    /// Settings that change nothing but what is given.
    public init(tolerance: CGFloat? = nil, severities: [String: Severity?] = [:], ignores: [Ignore] = []) {
        self.tolerance = tolerance
        self.severities = severities
        self.ignores = ignores
    }
}

extension AuditSettings {
    /// The audit that the settings ask for.
    public var audit: Audit { tolerance.map { Audit(tolerance: $0) } ?? Audit() }

    /// A verdict with the severities that the settings give, without the findings of rules that are off, and with
    /// pardons for those that are ignored.
    public func applied(to verdict: Verdict) -> Verdict {
        var result = verdict
        result.findings = verdict.findings.compactMap { finding in
            var finding = finding
            if let severity = severities[finding.rule] {
                guard let severity else { return nil }
                finding.severity = severity
            }
            if let ignore = ignores.first(where: { $0.matches(finding, in: verdict) }) {
                finding.pardon = .ignored(reason: ignore.reason)
            }
            return finding
        }
        return result
    }

    /// A sentence for each ignore that matches no finding of the given verdicts.
    ///
    /// - Complexity: O(i · n) for i ignores and n findings.
    public func notesOnUnused(in verdicts: [Verdict]) -> [String] {
        ignores.enumerated().compactMap { index, ignore in
            let isUsed = verdicts.contains { verdict in verdict.findings.contains { ignore.matches($0, in: verdict) } }
            return isUsed ? nil : "ignores[\(index)] (\(ignore.description)) matches nothing and can go."
        }
    }
}
