/// Views that an editor shows while they are written. A gallery shows previews here.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The platform that they are for.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Any platform.
    public static var platform: PreviewPlatform? { nil }
}
