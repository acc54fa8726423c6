import CommandLineArguments
import LayoutDocuments
import RegionModel
import SnapshotDrawing

extension Command {
    /// Lays documents out.
    static let layout = Command(
        "layout", summary: "Lay documents out: where every view of a tree ends up.",
        operands: .many(
            "FILE", help: "A layout document, an array of them, or an object with cases; - is standard input."),
        options: LayoutRoom.options + [TextMeasuring.option, LayoutRun.format, SharedOptions.output],
        details: """
            Without --device and --size a document's own "proposal" says how much room there
            is. JSON has an object on a line for each document: its id, its size, and the
            frames of the views that have an id. Pictures are of one document.
            A document that cannot be used is told of, keeps no other from being laid out,
            and ends with status 2.
            """
    ) { arguments throws(InputError) in
        // Views belong to the main actor, which a command of this program has the thread of.
        try MainActor.assumeIsolated {
            Result { () throws(InputError) in
                var run = try LayoutRun(arguments)
                return try run.run()
            }
        }.get()
    }
}

/// How layouts are told.
private enum LayoutFormat: String, CaseIterable {
    case json, text, svg, png
}

@MainActor
private struct LayoutRun {
    nonisolated static let format = Option<LayoutFormat>.choice(
        "format", help: "For programs, for people, or a picture; json if left out.")

    let arguments: ParsedArguments
    let room: LayoutRoom
    let format: LayoutFormat
    let measurer: any TextMeasurer
    var results: ResultStream
    var laidOut = 0
    var unusable = 0

    init(_ arguments: ParsedArguments) throws(InputError) {
        self.arguments = arguments
        room = try LayoutRoom(arguments)
        format = arguments[Self.format] ?? .json
        measurer = try (arguments[TextMeasuring.option] ?? .fonts).measurer()
        results = ResultStream(arguments)
    }

    mutating func run() throws(InputError) -> ExitStatus {
        if arguments.operands.count > 1 { try refusePicture(of: "\(arguments.operands.count) files") }
        for path in arguments.operands {
            let file: DocumentFile
            do {
                file = try DocumentFile(json: JSONField(JSONValue(file: path)))
            } catch {
                tell(error, of: path)
                continue
            }
            if file.documents.count != 1 { try refusePicture(of: "\(file.documents.count) documents", in: path) }
            for (index, field) in file.documents.enumerated() {
                try layOut(field, named: file.isList ? "\(path)[\(index)]" : path, in: path)
            }
        }
        guard unusable == 0 || laidOut > 0 else { return .unusable }
        try results.finish()
        return unusable > 0 ? .unusable : .success
    }
}

extension LayoutRun {
    /// A picture shows one document.
    private func refusePicture(of found: String, in file: String? = nil) throws(InputError) {
        guard format == .svg || format == .png else { return }
        throw InputError(file: file, found: found, expected: "one document to make a picture of")
    }

    private mutating func tell(_ error: InputError, of path: String) {
        unusable += 1
        StandardError.tell(error.inFile(path), by: "regions")
    }

    private mutating func layOut(_ field: JSONField, named name: String, in path: String) throws(InputError) {
        let layout: DocumentLayout
        do {
            layout = try DocumentLayout(LayoutDocument(json: field), name: name, in: room, measurer: measurer)
        } catch {
            var error = error
            if error.place.isEmpty { error.place = field.place }
            tell(error, of: path)
            return
        }
        laidOut += 1
        for diagnostic in layout.snapshot.diagnostics {
            let place = [path, diagnostic.path].filter { !$0.isEmpty }.joined(separator: ": ")
            StandardError.tell("note: \(place): \(diagnostic.message)", by: "regions")
        }
        switch format {
        case .text: try results.add((laidOut > 1 ? "\n" : "") + layout.text)
        case .json: try results.add(layout.json)
        case .svg: try results.add(try picture(of: layout).svg())
        case .png: try results.add(binary: try picture(of: layout).png())
        }
    }

    private func picture(of layout: DocumentLayout) throws(InputError) -> SnapshotPicture {
        if let fonts = measurer as? PangoTextMeasurer { return SnapshotPicture(layout.snapshot, measurer: fonts) }
        return SnapshotPicture(layout.snapshot, measurer: try PangoTextMeasurer())
    }
}
