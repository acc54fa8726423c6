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
    /// How much of a view is seen when its change begins.
    public struct Threshold: Hashable, Sendable {
        /// All of it.
        public static let visible = Threshold()
        /// Nothing of it.
        public static let hidden = Threshold()
        /// Half of it.
        public static let centered = Threshold()
        /// A share of it, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
        /// The threshold, moved by points.
        public func inset(by distance: Double) -> Threshold { self }
        /// A threshold between this and another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    }

    /// The change, begun when so much is seen.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
    /// The change with an animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}
