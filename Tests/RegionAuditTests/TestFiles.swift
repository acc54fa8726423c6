import DeviceCatalog
import Foundation
import RegionAudit
import RegionModel
import Testing

/// The files beside these tests.
enum TestFiles {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The layouts of a file among the cases, their scenes taken from the package's devices.
    static func layouts(_ name: String) throws -> SnapshotFile {
        let json = JSONField(try JSONValue(file: folder.appendingPathComponent("Cases/\(name)").path))
        return try SnapshotFile(json: json, scene: scene)
    }

    static func scene(_ stated: StatedScene) throws(InputError) -> WindowScene {
        switch stated {
        case .whole(let scene): return scene
        case .named(let reference):
            return try DeviceCatalog.standard().device(named: reference.device ?? "").scene(
                pose: reference.pose ?? "", window: reference.window, direction: reference.direction ?? .leftToRight)
        case .absent: throw InputError(found: "no scene", expected: "one")
        }
    }
}
