/// A spring that an animation follows; nothing moves here.
public struct Spring: Hashable, Sendable {
    /// How long the spring takes to settle, as people see it, in seconds.
    public let duration: Double
    /// How much it swings over: 0 not at all, 1 for ever.
    public let bounce: Double

    /// A spring that takes a time and swings over so much.
    public init(duration: Double = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }

    /// A spring that takes a time and is slowed down so much.
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }

    /// A spring that does not swing over.
    public static let smooth = Spring()
    /// A spring that swings over a little.
    public static let snappy = Spring(bounce: 0.15)
    /// A spring that swings over.
    public static let bouncy = Spring(bounce: 0.3)

    /// A spring that does not swing over.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that swings over a little.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that swings over.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Animation {
    /// As a spring moves.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        .spring(duration: spring.duration, bounce: spring.bounce)
    }
}
