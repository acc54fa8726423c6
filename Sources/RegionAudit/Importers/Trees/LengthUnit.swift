/// What a dump's numbers count.
public enum LengthUnit: String, Hashable, Sendable {
    /// Points, as Apple's tools and browsers do.
    case points
    /// The display's own pixels, as Android's tools do.
    case pixels
}
