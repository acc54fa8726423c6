import CommandLineArguments
import Foundation
import RegionAudit
import RegionModel
import SnapshotDrawing

/// Where pictures of what was judged go, with what was found marked.
final class PictureFolder: Sendable {
    static let options: [any CommandOption] = [directory, format]

    private static let directory = Option.text(
        "picture", placeholder: "DIR",
        help: "Write a picture of each layout into this folder, with what is found marked.")
    private static let format = Option<PictureFormat>.choice(
        "picture-format", help: "What the pictures are; svg if left out.")

    private let folder: OutputFolder
    private let format: PictureFormat
    private let measurer: PangoTextMeasurer

    /// The folder that the command line asks for; `nil` where it asks for none.
    static func asked(_ arguments: ParsedArguments) throws(InputError) -> PictureFolder? {
        guard let path = arguments[directory] else {
            guard arguments[format] != nil else { return nil }
            throw InputError(found: "--picture-format alone", expected: "--picture DIR beside it")
        }
        return try PictureFolder(path, arguments[format] ?? .svg)
    }

    private init(_ path: String, _ format: PictureFormat) throws(InputError) {
        folder = try OutputFolder(path)
        self.format = format
        measurer = try PangoTextMeasurer()
    }

    /// Draws a layout; what the settings ignore is not marked.
    func draw(_ snapshot: LayoutSnapshot, _ verdict: Verdict) throws(InputError) {
        let marks = verdict.findings.filter { $0.pardon == nil }.enumerated().map {
            PictureMark($1, number: $0 + 1)
        }
        let picture = SnapshotPicture(snapshot, marks: marks, measurer: measurer)
        let bytes =
            switch format {
            case .svg: Array(picture.svg().utf8)
            case .png: Array(try picture.png())
            }
        try folder.write(bytes, to: Self.name(of: verdict) + "." + format.rawValue)
    }

    /// A name that is safe on every system, tells people what it is, and is another one for every layout that is called otherwise.
    static func name(of verdict: Verdict) -> String {
        let direction = verdict.direction == .rightToLeft ? "rtl" : nil
        let file = verdict.file.map { ($0 as NSString).lastPathComponent }
        let words = [file, verdict.id, verdict.scene.device, verdict.scene.pose, verdict.scene.window, direction]
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        let shown = words.compactMap(\.self).flatMap { $0.split { !plain.contains($0) } }.joined(separator: "-")
        return shown.prefix(80) + (shown.isEmpty ? "" : "-") + verdict.digest
    }
}
