import Foundation

extension View {
    /// Puts glass behind the view, of the shape of a capsule; nothing is drawn of it here.
    public func glassEffect(_ glass: Glass = .regular) -> some View { self }

    /// Puts glass of a shape behind the view; nothing is drawn of it here.
    public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View { self }

    /// Names the glass behind the view; nothing is drawn of it here.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

    /// Makes the glass behind views of the same name one; nothing is drawn of it here.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

    /// Says how the glass behind the view comes and goes; nothing is drawn of it here.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// Lets what lies behind the view reach beyond it; it is drawn as large as it is laid out here.
    public func backgroundExtensionEffect() -> some View { self }
}
