import CommandLineArguments
import RegionAudit
import RegionModel

/// How a check is told, and what makes it fail.
enum ReportOptions {
    static let format = Option<CheckFormat>.choice(
        "format",
        help:
            "For people, for programs, for test reports, for code scanning or for annotations of GitHub; text if left out."
    )
    static let failOn = Option<FailOn>.choice("fail-on", help: "What ends with status 1; error if left out.")
    static let baseline = Option.text(
        "baseline", placeholder: "FILE", help: "Findings that were there before, which fail nothing.")
    static let writeBaseline = Option.text(
        "write-baseline", placeholder: "FILE", help: "Write all findings down as a baseline, and fail for none of them."
    )

    static let all: [any CommandOption] = [format, failOn, baseline, writeBaseline, SharedOptions.output]
}

extension Report {
    /// Tells the report as the command line asks, and gives the status to end with.
    ///
    /// Where nothing could be judged at all, people and programs that read layouts are told nothing.
    func deliver(_ arguments: ParsedArguments) throws(InputError) -> ExitStatus {
        var report = self
        if let file = arguments[ReportOptions.baseline] { report.pardon(by: try Baseline(file: file)) }
        for error in errors { StandardError.tell(error, by: "regions") }
        if shard == nil { for note in notes { StandardError.tell("note: \(note)", by: "regions") } }
        let format = arguments[ReportOptions.format] ?? (shard == nil ? .text : .json)
        let hasResult = errors.isEmpty || !verdicts.isEmpty || shard != nil || format.tellsErrors
        guard hasResult else { return .unusable }
        if let file = arguments[ReportOptions.writeBaseline] {
            try OutputFile.write(Baseline.text(of: report), to: file)
            report.pardon(by: Baseline(of: report))
        }
        let failOn = arguments[ReportOptions.failOn] ?? .error
        let isColored = arguments.outputFile == nil && StandardOutput.wantsColor
        try arguments.deliver(report.text(as: format, failOn: failOn, isColored: isColored))
        guard errors.isEmpty else { return .unusable }
        return report.worst.map(failOn.isMet) == true ? .findings : .success
    }
}
