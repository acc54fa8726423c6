/// A platform that previews are for.
public enum PreviewPlatform: Hashable, Sendable {
    /// Telephones and tablets.
    case iOS
    /// Macs.
    case macOS
    /// Televisions.
    case tvOS
    /// Watches.
    case watchOS
}
