import CommandLineArguments
import RegionAudit
import RegionModel

extension Command {
    /// Makes one report of several.
    static let merge = Command(
        "merge", summary: "Make one report of several: of the parts of a check the whole.",
        operands: .many("REPORT", help: "What 'regions check' wrote as JSON; - is standard input."),
        options: ReportOptions.all,
        details: """
            Parts of one check may come in any order, and give what the check would have
            given in one, byte for byte. Ends as 'regions check' does.
            """
    ) { arguments throws(InputError) in
        let reports = try arguments.operands.map { file throws(InputError) in try Report(file: file) }
        return try Report.merging(reports).deliver(arguments)
    }
}
