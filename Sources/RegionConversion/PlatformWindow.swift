import Foundation
import RegionModel

/// A window and what is reserved of it, in the words of another platform.
///
/// Between any two platforms a `WindowScene` stands. What one side has no word for is a `Loss`: all that is not among
/// the losses comes back exactly, to the millionth of a point.
public protocol PlatformWindow: Hashable, Sendable {
    /// Reads the words in the form in which `write(to:)` writes them.
    ///
    /// - Throws: `InputError` naming the field that is wrong or unknown.
    init(json: JSONField) throws(InputError)

    /// Says a scene in these words, as far as they reach.
    ///
    /// - Complexity: O(n log n) in the scene's regions.
    init(_ scene: WindowScene)

    /// The scene that these words tell of.
    var scene: WindowScene { get }

    /// Those of a scene's regions that these words can tell of, in the order in which they come back; `nil` for one
    /// that comes back though the scene has none.
    static func regions(toldOf scene: WindowScene) -> [SceneRegion?]

    /// Writes the words as an object.
    func write(to writer: inout JSONWriter)
}

extension PlatformWindow {
    /// What of a scene these words cannot say.
    ///
    /// - Complexity: O(n log n) in the scene's regions.
    public static func losses(of scene: WindowScene) -> [Loss] {
        SceneLosses(of: scene, told: regions(toldOf: scene), comingBackAs: Self(scene).scene).losses
    }

    /// What of these words a scene cannot say.
    ///
    /// - Complexity: O(n log n) in the features.
    public var losses: [Loss] { JSONLosses.losses(of: json, comingBackAs: Self(scene).json) }

    private var json: JSONValue {
        var writer = JSONWriter()
        write(to: &writer)
        // What was just written can be read.
        return (try? JSONValue(parsing: Data(writer.text.utf8))) ?? .null
    }
}
