import RegionModel

extension DeviceProfile {
    /// One way to hold a device: which display is in use, how it is turned, how far its hinge is open.
    public struct Pose: Hashable, Sendable {
        /// The name by which the pose is asked for, such as `flat-landscape`.
        public let name: String
        /// The windows an app may have beside the one that fills the display, in the order of the profile.
        public let windows: [Window]
        /// Where the numbers of the full window are from, each once: its size first, its regions last.
        public let sources: [Source]
        let scene: WindowScene

        /// The name in words, such as `Flat landscape`.
        public var title: String {
            let words = name.split(separator: "-").joined(separator: " ")
            return words.prefix(1).uppercased() + words.dropFirst()
        }

        func scene(of window: String?) throws(InputError) -> WindowScene {
            guard let window else { return scene }
            if let found = windows.first(where: { $0.name == window }) { return found.scene }
            throw .unknown("window", window, among: windows.map(\.name), of: scene.name.description)
        }
    }
}
