import DeviceCatalog
import Foundation
import RegionAudit
import RegionModel
import Testing

/// A dump beside the tests, and the window that it is judged in.
struct DumpCase: Sendable, CustomTestStringConvertible {
    let file: String
    var testDescription: String { file }
    let choice: SceneChoice

    /// The file's bytes.
    var data: Data { get throws { try InputFile.read(Self.folder.appendingPathComponent(file).path) } }

    static let folder = TestFiles.folder.appendingPathComponent("Dumps")

    /// All that `Dumps/cases.json` lists.
    static func all() throws -> [DumpCase] {
        let catalog = try DeviceCatalog.standard()
        return try JSONField(JSONValue(file: folder.appendingPathComponent("cases.json").path)).items().map {
            try DumpCase($0, catalog)
        }
    }

    /// The first case of each file.
    static func ofEachFile() throws -> [DumpCase] {
        var files: Set<String> = []
        return try all().filter { files.insert($0.file).inserted }
    }

    private init(_ json: JSONField, _ catalog: DeviceCatalog) throws {
        try json.allowOnly(["file", "device", "pose", "window", "turned", "direction", "topmostModal"])
        file = try json.required("file").string()
        let pose = try json.optional("pose")?.string()
        let device = try json.optional("device")?.string()
        let scenes =
            try device.map { try catalog.device(named: $0).scenes() } ?? catalog.devices.flatMap { $0.scenes() }
        choice = SceneChoice(
            candidates: scenes.filter { pose == nil || $0.name.pose == pose },
            ordinaryDevices: device == nil ? Set(catalog.devices.filter(\.isOrdinary).map(\.name)) : [],
            isNamed: pose != nil,
            statedSize: try json.optional("window")?.size(),
            turn: try json.optional("turned")?.choice(of: QuarterTurn.self),
            direction: try json.optional("direction")?.choice(of: LayoutDirection.self),
            isModal: try json.optional("topmostModal")?.bool() ?? false)
    }

    /// What the tool makes of the file: each tree with its elements by role, and its verdict; or why there is none.
    func account() throws -> String {
        let data = try data
        let dump: Dump
        do {
            dump = try Dump(data)
        } catch {
            return "== \(file)\n\(error)\n"
        }
        return "== \(file): \(dump.format.title)\n" + dump.notes.map { "note: \($0)\n" }.joined()
            + dump.trees.map(account).joined()
    }

    private func account(of tree: ImportedTree) -> String {
        let roles = ElementRole.allCases.compactMap { role in
            let count = tree.elements.count { $0.role == role }
            return count > 0 ? "\(role.rawValue) \(count)" : nil
        }
        let head = "-- \(tree.name ?? ""): \(roles.joined(separator: ", "))\n"
        do {
            let verdicts = try choice.layouts(of: tree).map { $0.verdict(isExplained: true) }
            return head + TextReporter.report(verdicts)
        } catch {
            return head + "\(error)\n"
        }
    }
}
