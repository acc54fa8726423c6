import CommandLineArguments
import Foundation
import RegionAudit
import RegionModel

extension Command {
    /// Judges layouts.
    static let check = Command(
        "check", summary: "Judge layouts: which controls and texts are where they cannot be used.",
        operands: .many(
            "FILE",
            help:
                "What a test tool wrote of a screen, a layout, or a list of layouts; a folder of these, or a pattern such as 'dumps/**/*.xml'; - is standard input."
        ),
        options: SceneRequest.options + DumpOptions.all + SettingsOptions.all + [CheckRun.jobs, CheckRun.shard]
            + PictureFolder.options + ReportOptions.all,
        details: """
            Ends with 0 where nothing is found that --fail-on names, with 1 where something
            is, and with 2 where a file or an argument cannot be used. What a baseline knows
            or the settings ignore is no reason to end with 1.

            '--pose all' judges a dump in every pose that has a window of its size.
            '--shard 2/4' judges the second quarter of the files; 'regions merge' makes one
            report of all quarters.
            """
    ) { arguments throws(InputError) in try CheckRun(arguments).run() }
}

private struct CheckRun {
    static let jobs = Option.count(
        "jobs", help: "How many files are judged at once; as many as there are cores if left out.")
    static let shard = Option<Shard>(
        "shard", placeholder: "I/N",
        help: "Judge one of N parts of the files, and write it as JSON for 'regions merge'.",
        expected: "a part such as 2/4"
    ) { Shard($0) }

    let arguments: ParsedArguments
    let judge: FileJudge
    let settings: AuditSettings
    let settingsFile: String?
    let shard: Shard?

    init(_ arguments: ParsedArguments) throws(InputError) {
        self.arguments = arguments
        (settings, settingsFile) = try SettingsOptions.read(arguments)
        judge = try FileJudge(arguments, settings)
        shard = arguments[Self.shard]
        guard shard != nil else { return }
        if arguments[ReportOptions.writeBaseline] != nil {
            throw InputError(found: "--write-baseline beside --shard", expected: "it at 'regions merge'")
        }
        if let format = arguments[ReportOptions.format], format != .json {
            throw InputError(
                found: "--format \(format.rawValue) beside --shard", expected: "json, and others at 'regions merge'")
        }
    }

    /// Judges every file; one that cannot be used is told of, and does not keep the others from being judged.
    func run() throws(InputError) -> ExitStatus {
        let files = try FileList.files(of: arguments.operands)
        let own = Array(files[shard?.range(of: files.count) ?? files.indices])
        let progress = ProgressLine("Checking", total: own.count)
        let results = Workers.results(
            count: own.count, jobs: arguments[Self.jobs] ?? ProcessInfo.processInfo.activeProcessorCount,
            progress: { progress.advance(own[$0]) }, work: { [judge] in judge.judged(own[$0]) })
        progress.finish()
        var report = Report(
            results.flatMap(\.verdicts), isList: files.count > 1 || results.contains(where: \.isList),
            groupsPoses: judge.wantsEveryPose, errors: results.flatMap(\.errors), shard: shard)
        report.notes = settings.notesOnUnused(in: report.verdicts).map { "\(settingsFile ?? "settings"): \($0)" }
        return try report.deliver(arguments)
    }
}
