import CommandLineArguments
import RegionAudit
import RegionModel

extension Command {
    /// Judges layouts.
    static let check = Command(
        "check", summary: "Judge layouts: which controls and texts are where they cannot be used.",
        operands: .many(
            "FILE", help: "What a test tool wrote of a screen, a layout, or a list of layouts; - is standard input."),
        options: SceneRequest.options + DumpOptions.all + [
            SharedOptions.format, CheckRun.failOn, SharedOptions.output,
        ],
        details: """
            Ends with 0 where nothing is found that --fail-on names, with 1 where something
            is, and with 2 where a file or an argument cannot be used.

            '--pose all' judges a dump in every pose that has a window of its size.
            """
    ) { arguments throws(InputError) in try CheckRun(arguments).run() }
}

private struct CheckRun {
    static let failOn = Option<FailOn>.choice("fail-on", help: "What ends with status 1; error if left out.")

    let arguments: ParsedArguments
    let judge: FileJudge

    init(_ arguments: ParsedArguments) throws(InputError) {
        self.arguments = arguments
        judge = try FileJudge(arguments)
    }

    /// Judges every file; one that cannot be used is told of, and does not keep the others from being judged.
    func run() throws(InputError) -> ExitStatus {
        var verdicts: [Verdict] = []
        var isList = arguments.operands.count > 1
        var unusable = 0
        for path in arguments.operands {
            do {
                let judged = try judge.judge(path)
                isList = isList || judged.isList
                verdicts += judged.verdicts
                for error in judged.errors { StandardError.tell(error.inFile(path), by: "regions") }
                unusable += judged.errors.count
            } catch {
                unusable += 1
                StandardError.tell(error.inFile(path), by: "regions")
            }
        }
        guard unusable == 0 || !verdicts.isEmpty else { return .unusable }
        try arguments.deliver(report(verdicts, asList: isList))
        if unusable > 0 { return .unusable }
        let failOn = arguments[Self.failOn] ?? .error
        return verdicts.compactMap(\.worst).contains(where: failOn.isMet) ? .findings : .success
    }

    private func report(_ verdicts: [Verdict], asList: Bool) -> String {
        switch arguments[SharedOptions.format] ?? .text {
        case .text:
            let isColored = arguments.outputFile == nil && StandardOutput.wantsColor
            return TextReporter.report(
                judge.wantsEveryPose ? verdicts.groupedByPose : verdicts, isColored: isColored)
        case .json: return JSONReporter.report(verdicts, asList: asList)
        }
    }
}
