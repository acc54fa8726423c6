extension Finding {
    /// When something went wrong in a sequence.
    public struct Moment: Hashable, Sendable {
        /// The index of the sequence's step at which it is seen; `element` and `path` are of its snapshot.
        public var step: Int
        /// The time of that step, in seconds from the start.
        public var time: Double

        /// The given step and its time, in seconds.
        public init(step: Int, time: Double) {
            self.step = step
            self.time = time
        }
    }
}
