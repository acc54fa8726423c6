extension ReservedRegion: CustomStringConvertible, CustomDebugStringConvertible {
    /// The region's kind, whether it is active, and where it lies, for people to read.
    public var description: String {
        "\(kind == .division ? "division" : "occlusion") (\(isActive ? "active" : "inactive")) "
            + "at \(frame.minX), \(frame.minY), \(frame.width) × \(frame.height)"
    }

    /// The same as `description`.
    public var debugDescription: String { description }
}
