extension SceneTimeline {
    /// A scene and when it begins.
    public struct Step: Hashable, Sendable {
        /// When the scene begins, in seconds from the start.
        public var time: Double
        /// What the window is from then on.
        public var scene: WindowScene

        /// A scene that begins at the given time, in seconds.
        public init(time: Double, scene: WindowScene) {
            self.time = time
            self.scene = scene
        }
    }
}
