extension DeviceProfile {
    /// How sure a number is, the surest first.
    public enum Confidence: String, Hashable, CaseIterable, Sendable {
        /// Read from the device or its simulator.
        case measured
        /// Stated by those who make the device or its system.
        case documented
        /// Calculated from numbers that are measured or documented.
        case derived
        /// A guess.
        case assumed
    }
}
