/// The forms in which a check is told.
package enum CheckFormat: String, CaseIterable, Sendable {
    case text, json, junit, sarif, github
}

extension Report {
    /// The report in a form.
    ///
    /// - Parameters:
    ///   - failOn: What fails a test of JUnit's form.
    ///   - isColored: Whether text has the colours of a terminal.
    package func text(as format: CheckFormat, failOn: FailOn = .error, isColored: Bool = false) -> String {
        switch format {
        case .text: TextReporter.report(self, isColored: isColored)
        case .json: JSONReporter.report(self)
        case .junit: JUnitReporter.report(self, failOn: failOn)
        case .sarif: SARIFReporter.report(self)
        case .github: GitHubReporter.report(self)
        }
    }
}

extension CheckFormat {
    /// Whether the form has a place for files that could not be judged.
    package var tellsErrors: Bool {
        switch self {
        case .text, .json: false
        case .junit, .sarif, .github: true
        }
    }
}
