/// How much room a window offers along one axis, in the platform's own judgement.
public enum UserInterfaceSizeClass: String, Hashable, CaseIterable, Sendable, Codable {
    /// Little room, as along a phone's short side.
    case compact
    /// Ample room, as along a tablet's sides.
    case regular
}
