extension DeviceProfile {
    /// Where numbers of a profile are from.
    public struct Source: Hashable, Sendable {
        /// The name by which a profile refers to it.
        public let name: String
        /// The place: a page, a document, a measurement.
        public let location: String
        /// How sure the numbers are.
        public let confidence: Confidence
        /// What else is to be known of them.
        public let note: String?
    }
}
