import RegionModel

/// What makes a check fail.
package enum FailOn: String, CaseIterable, Sendable {
    case error, warning, never

    /// Whether a finding of the given severity is enough.
    package func isMet(by severity: Severity) -> Bool {
        switch self {
        case .error: severity >= .error
        case .warning: severity >= .warning
        case .never: false
        }
    }
}
