import Foundation

/// How a view comes and goes; it is there or not here.
public struct AnyTransition: Sendable {
    private init() {}

    /// A transition of any type.
    public init<Change: Transition>(_ transition: Change) {}

    /// At once.
    public static let identity = AnyTransition()
    /// It appears and fades.
    public static var opacity: AnyTransition { .identity }
    /// It grows and shrinks.
    public static var scale: AnyTransition { .identity }
    /// It comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition { .identity }

    /// It grows from and shrinks to a part of its size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .identity }
    /// It comes from an edge and goes to it.
    public static func move(edge: Edge) -> AnyTransition { .identity }
    /// It pushes away what was there, from an edge.
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    /// It comes from a distance and goes to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { .identity }
    /// It comes from a distance and goes to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }
    /// It comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { .identity }
    /// It comes and goes between two modifiers.
    public static func modifier<Change: ViewModifier>(active: Change, identity: Change) -> AnyTransition { .identity }

    /// This transition and another at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
