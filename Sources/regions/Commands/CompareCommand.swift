import CommandLineArguments
import RegionAudit
import RegionModel

extension Command {
    /// Tells what became of findings.
    static let compare = Command(
        "compare", summary: "Compare two reports: which findings are new, and which are gone.",
        operands: Operands("OLD NEW", count: 2...2, help: "What 'regions check' wrote as JSON; - is standard input."),
        options: [SharedOptions.format, ReportOptions.failOn, SharedOptions.output],
        details: """
            Findings are the same where rule, file, layout, window and element are, wherever
            the element is now. Ends with 1 where a finding is new that --fail-on names.
            """
    ) { arguments throws(InputError) in
        let old = try Report(file: arguments.operands[0])
        let comparison = Comparison(from: old, to: try Report(file: arguments.operands[1]))
        switch arguments[SharedOptions.format] ?? .text {
        case .text:
            let isColored = arguments.outputFile == nil && StandardOutput.wantsColor
            try arguments.deliver(comparison.text(isColored: isColored))
        case .json: try arguments.deliver(comparison.json)
        }
        let failOn = arguments[ReportOptions.failOn] ?? .error
        return comparison.worst.map(failOn.isMet) == true ? .findings : .success
    }
}
