/// How something behaves when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is in either direction.
    case fixed
    /// It is mirrored when the layout direction is the given one.
    case mirrors(in: LayoutDirection)

    /// It is mirrored when the layout direction is right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// Whether something of this behaviour is mirrored in `direction`.
    package func isMirrored(in direction: LayoutDirection) -> Bool {
        switch self {
        case .fixed: false
        case .mirrors(in: let mirrored): mirrored == direction
        }
    }
}
