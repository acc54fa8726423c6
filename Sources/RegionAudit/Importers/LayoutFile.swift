import Foundation
import RegionModel

/// A file to judge: layouts of this package, or what a test tool wrote.
public enum LayoutFile: Sendable {
    /// Layouts, with the scenes that they are in.
    case layouts(SnapshotFile)
    /// A dump, whose scene is still to be found.
    case dump(Dump)

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - format: What it is to be read as; told by its content where it is left out.
    ///   - limits: How much of it is read.
    ///   - scene: Turns what a layout's document says of its scene into one, or throws where it cannot.
    /// - Throws: `InputError` where the file holds neither, or what it holds cannot be used.
    public init(
        _ data: Data, as format: DumpFormat? = nil, limits: DumpLimits = DumpLimits(),
        scene: (StatedScene) throws(InputError) -> WindowScene
    ) throws(InputError) {
        let source = try DumpSource(data, limits: limits)
        let format = format ?? source.format
        guard format == .snapshot else {
            self = .dump(try Dump(source, as: format, limits: limits))
            return
        }
        self = .layouts(try SnapshotFile(json: JSONField(source.document()), scene: scene))
    }
}
