/// How a view changes on its way through a scroll view.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    private let number: Int

    /// Little by little.
    public static let interactive = ScrollTransitionConfiguration(number: 0)
    /// At once, animated.
    public static let animated = ScrollTransitionConfiguration(number: 1)
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration(number: 2)

    /// At once, with an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
    /// The change, begun when so much is seen.
    public func threshold(_ threshold: Double) -> ScrollTransitionConfiguration { self }
    /// The change with an animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}
