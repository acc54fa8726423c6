import CommandLineArguments
import RegionAudit
import RegionModel

/// Judges files one at a time, as the command line says.
struct FileJudge {
    private let request: SceneRequest
    /// Only dumps ask for it, and only they need what it lacks.
    private let choice: Result<SceneChoice, InputError>
    private let format: DumpFormat?
    private let limits: DumpLimits
    private let isExplained: Bool

    /// Whether a layout is judged in every pose that has a window of its size.
    var wantsEveryPose: Bool { request.wantsEveryPose }

    /// What one file gave.
    struct Judged {
        var verdicts: [Verdict] = []
        /// Whether the file may hold several layouts, be it that it holds one.
        var isList: Bool
        /// What of the file could not be judged.
        var errors: [InputError] = []
    }

    init(_ arguments: ParsedArguments) throws(InputError) {
        request = try SceneRequest(arguments)
        let request = request
        choice = Result { () throws(InputError) in try request.choice() }
        format = arguments[DumpOptions.format]
        limits = DumpOptions.limits(arguments)
        isExplained = arguments[DumpOptions.explain]
    }

    func judge(_ path: String) throws(InputError) -> Judged {
        let data = try InputFile.read(path, atMost: limits.bytes)
        let file = try LayoutFile(data, as: format, limits: limits) { stated throws(InputError) in
            try request.scene(over: stated)
        }
        return switch file {
        case .layouts(let layouts): try judge(layouts, in: path)
        case .dump(let dump): try judge(dump, in: path)
        }
    }

    private func judge(_ file: SnapshotFile, in path: String) throws(InputError) -> Judged {
        var judged = Judged(isList: file.isList || request.wantsEveryPose)
        for layout in file.layouts {
            let scenes =
                request.wantsEveryPose
                ? try request.scenesOfEveryPose(like: layout.snapshot.scene) : [layout.snapshot.scene]
            for scene in scenes {
                var snapshot = layout.snapshot
                snapshot.scene = scene
                judged.verdicts.append(
                    Verdict(snapshot, file: path, id: layout.id, isExplained: isExplained))
            }
        }
        return judged
    }

    /// Judges every tree of a dump; one that fits no window does not keep the others from being judged.
    private func judge(_ dump: Dump, in path: String) throws(InputError) -> Judged {
        let choice = try choice.get()
        var judged = Judged(isList: dump.trees.count > 1 || request.wantsEveryPose)
        for tree in dump.trees {
            let id = dump.trees.count > 1 ? tree.name : nil
            do {
                for layout in try choice.layouts(of: tree) {
                    var verdict = layout.verdict(file: path, id: id, isExplained: isExplained)
                    verdict.notes = dump.notes + verdict.notes
                    judged.verdicts.append(verdict)
                }
            } catch {
                var error = error
                if error.place.isEmpty { error.place = id ?? "" }
                judged.errors.append(error)
            }
        }
        return judged
    }
}
