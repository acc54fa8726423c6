import RegionModel

extension DeviceProfile {
    /// A window that takes a part of the display in a pose.
    public struct Window: Hashable, Sendable {
        /// The name by which the window is asked for, such as `split-left`.
        public let name: String
        /// Where its numbers are from, each once, those it takes from its pose among them.
        public let sources: [Source]
        let scene: WindowScene
    }
}
