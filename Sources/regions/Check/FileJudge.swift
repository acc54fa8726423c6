import CommandLineArguments
import RegionAudit
import RegionModel

/// Judges files, as the command line and the settings say; each for itself, so that threads may share it.
struct FileJudge: Sendable {
    private let request: SceneRequest
    /// Only dumps ask for it, and only they need what it lacks.
    private let choice: Result<SceneChoice, InputError>
    private let format: DumpFormat?
    private let limits: DumpLimits
    private let isExplained: Bool
    private let settings: AuditSettings
    private let pictures: PictureFolder?

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

    init(_ arguments: ParsedArguments, _ settings: AuditSettings) throws(InputError) {
        request = try SceneRequest(arguments)
        let request = request
        choice = Result { () throws(InputError) in try request.choice() }
        format = arguments[DumpOptions.format]
        limits = DumpOptions.limits(arguments)
        isExplained = arguments[DumpOptions.explain]
        self.settings = settings
        pictures = try PictureFolder.asked(arguments)
    }

    /// What a file gave, be it that it could not be used.
    func judged(_ path: String) -> Judged {
        var judged: Judged
        do {
            judged = try judge(path)
        } catch {
            judged = Judged(isList: false, errors: [error])
        }
        for index in judged.errors.indices { judged.errors[index] = judged.errors[index].inFile(path) }
        return judged
    }

    private func judge(_ path: String) throws(InputError) -> Judged {
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
        for (index, layout) in file.layouts.enumerated() {
            let id = layout.id ?? (file.layouts.count > 1 ? "[\(index)]" : nil)
            let scenes =
                request.wantsEveryPose
                ? try request.scenesOfEveryPose(like: layout.snapshot.scene) : [layout.snapshot.scene]
            for scene in scenes {
                var snapshot = layout.snapshot
                snapshot.scene = scene
                let verdict = Verdict(snapshot, by: settings.audit, file: path, id: id, isExplained: isExplained)
                judged.verdicts.append(try settled(verdict, on: snapshot))
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
                    var verdict = layout.verdict(
                        by: settings.audit, file: path, id: id, isExplained: isExplained)
                    verdict.notes = dump.notes + verdict.notes
                    judged.verdicts.append(try settled(verdict, on: layout.snapshot))
                }
            } catch {
                var error = error
                if error.place.isEmpty { error.place = id ?? "" }
                judged.errors.append(error)
            }
        }
        return judged
    }

    /// The verdict as the settings want it, drawn where pictures are wanted.
    private func settled(_ verdict: Verdict, on snapshot: LayoutSnapshot) throws(InputError) -> Verdict {
        let verdict = settings.applied(to: verdict)
        try pictures?.draw(snapshot, verdict)
        return verdict
    }
}
