import CommandLineArguments
import RegionAudit
import RegionModel

extension Command {
    /// Judges layouts.
    static let check = Command(
        "check", summary: "Judge layouts: which controls and texts are where they cannot be used.",
        operands: .many("FILE", help: "A layout, an array of layouts, or an object with cases; - is standard input."),
        options: SceneRequest.options + [SharedOptions.format, CheckRun.failOn, SharedOptions.output],
        details: """
            Ends with 0 where nothing is found that --fail-on names, with 1 where something
            is, and with 2 where a file or an argument cannot be used.
            """
    ) { arguments throws(InputError) in try CheckRun(arguments).run() }
}

private struct CheckRun {
    static let failOn = Option<FailOn>.choice("fail-on", help: "What ends with status 1; error if left out.")

    let arguments: ParsedArguments
    let request: SceneRequest

    init(_ arguments: ParsedArguments) throws(InputError) {
        self.arguments = arguments
        request = try SceneRequest(arguments)
    }

    /// Judges every file; one that cannot be used is told of, and does not keep the others from being judged.
    func run() throws(InputError) -> ExitStatus {
        var verdicts: [Verdict] = []
        var isList = arguments.operands.count > 1
        var unusable = 0
        for path in arguments.operands {
            do {
                let file = try read(path)
                isList = isList || file.isList
                verdicts += file.layouts.map { verdict(on: $0, in: path) }
            } catch {
                unusable += 1
                StandardError.tell(error.inFile(path), by: "regions")
            }
        }
        guard unusable < arguments.operands.count else { return .unusable }
        try arguments.deliver(report(verdicts, asList: isList))
        if unusable > 0 { return .unusable }
        let failOn = arguments[Self.failOn] ?? .error
        return verdicts.compactMap(\.worst).contains(where: failOn.isMet) ? .findings : .success
    }

    private func read(_ path: String) throws(InputError) -> SnapshotFile {
        let json = JSONField(try JSONValue(file: path))
        return try SnapshotFile(json: json) { stated throws(InputError) in try request.scene(over: stated) }
    }

    private func verdict(on layout: SnapshotFile.Layout, in path: String) -> Verdict {
        let scene = layout.snapshot.scene
        return Verdict(
            file: path, id: layout.id, scene: scene.name, direction: scene.layoutDirection,
            findings: Audit().check(layout.snapshot))
    }

    private func report(_ verdicts: [Verdict], asList: Bool) -> String {
        switch arguments[SharedOptions.format] ?? .text {
        case .text:
            let isColored = arguments.outputFile == nil && StandardOutput.wantsColor
            return TextReporter.report(verdicts, isColored: isColored)
        case .json: return JSONReporter.report(verdicts, asList: asList)
        }
    }
}
