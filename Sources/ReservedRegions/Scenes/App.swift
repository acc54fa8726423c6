import Foundation

/// An app: what its windows show.
///
/// There is no window to open here. `ViewHost(scene:measurer:app:)` lays out what the first window shows.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene
    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The app as it starts.
    @MainActor @preconcurrency init()
}

extension App {
    /// Says that there is no window to open here and what to do instead, and ends with status 1.
    public static func main() {
        let message =
            "\(Self.self) has no window to open here: lay it out with ViewHost(scene: …, app: \(Self.self).self), "
            + "or show its views in a Gallery.\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
    }
}
