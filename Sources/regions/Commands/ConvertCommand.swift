import CommandLineArguments
import DeviceCatalog
import RegionAudit
import RegionConversion
import RegionModel

extension Command {
    /// Says a scene in other platforms' words, and the other way round.
    static let convert = Command(
        "convert", summary: "Say a window's regions in the words of Jetpack, Flutter or the web, or read them.",
        operands: Operands("FILE", count: 0...1, help: "What to convert; - is standard input, --device needs none."),
        options: [ConvertOptions.to, ConvertOptions.from] + SceneRequest.options + [
            SharedOptions.queries, SharedOptions.output,
        ],
        details: """
            Whatever does not come back from the words of the other side as it went in is a
            note on standard error, a line for each. Without a note all comes back.
            """
    ) { arguments throws(InputError) in
        guard let goal = arguments[ConvertOptions.to] else {
            throw InputError(
                found: "no --to",
                expected: "one of " + PlatformWords.allCases.map(\.rawValue).joined(separator: ", "))
        }
        var scene = try SceneRequest(arguments).scene(over: arguments.statedScene())
        scene.regionQueries = arguments[SharedOptions.queries] ?? scene.regionQueries
        var writer = JSONWriter(indented: true)
        if let type = goal.window {
            note(type.losses(of: scene), in: nil)
            type.init(scene).write(to: &writer)
        } else {
            scene.write(to: &writer)
        }
        try arguments.deliver(writer.text + "\n")
        return .success
    }

    fileprivate static func note(_ losses: [Loss], in file: String?) {
        for loss in losses {
            StandardError.tell("note: \(file.map { "\($0): " } ?? "")\(loss)", by: "regions")
        }
    }
}

private enum ConvertOptions {
    static let to = Option<PlatformWords>.choice("to", help: "The words to convert to.")
    static let from = Option<PlatformWords>.choice(
        "from", help: "The words of the file; told by what it contains if left out.")
}

extension ParsedArguments {
    /// The scene that the file tells of, if there is a file.
    fileprivate func statedScene() throws(InputError) -> StatedScene {
        guard let path = operands.first else { return .absent }
        let document = JSONField(try JSONValue(file: path))
        do {
            let asked = self[ConvertOptions.from]
            let words = if let asked { asked } else { try PlatformWords(of: document) }
            guard let type = words.window else { return .whole(try WindowScene(json: document)) }
            let window = try type.init(json: document)
            Command.note(window.losses, in: path)
            return .whole(window.scene)
        } catch {
            throw error.inFile(path)
        }
    }
}
