/// Glass that is lit by what is around it; nothing is drawn of it here.
public struct Glass: Hashable, Sendable {
    private let number: Int

    /// As the platform's bars have it.
    public static let regular = Glass(number: 0)
    /// Clearer than usual.
    public static let clear = Glass(number: 1)
    /// None.
    public static let identity = Glass(number: 2)

    /// The glass in a colour.
    public func tint(_ color: Color?) -> Glass { self }
    /// The glass, moving where it is touched.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
    private let number: Int

    /// At once.
    public static let identity = GlassEffectTransition(number: 0)
    /// Out of the glass beside it.
    public static let matchedGeometry = GlassEffectTransition(number: 1)
    /// As light does.
    public static let materialize = GlassEffectTransition(number: 2)
}
