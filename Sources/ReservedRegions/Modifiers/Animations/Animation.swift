import Foundation

/// How a change goes on in time. Time stands still here: every change is complete at once.
public struct Animation: Hashable, Sendable {
    /// The platform's usual animation.
    public static let `default` = Animation()

    private init() {}
}

extension Animation {
    /// Slow at the beginning.
    public static var easeIn: Animation { .default }
    /// Slow at the end.
    public static var easeOut: Animation { .default }
    /// Slow at the beginning and at the end.
    public static var easeInOut: Animation { .default }
    /// As fast all the time.
    public static var linear: Animation { .default }
    /// As a spring moves.
    public static var spring: Animation { .default }
    /// As a spring moves, for what people move themselves.
    public static var interactiveSpring: Animation { .default }
    /// As a spring moves that does not go too far.
    public static var smooth: Animation { .default }
    /// As a spring moves that goes a little too far.
    public static var snappy: Animation { .default }
    /// As a spring moves that goes too far.
    public static var bouncy: Animation { .default }

    /// Slow at the beginning, for so many seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { .default }
    /// Slow at the end, for so many seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { .default }
    /// Slow at the beginning and at the end, for so many seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { .default }
    /// As fast all the time, for so many seconds.
    public static func linear(duration: TimeInterval) -> Animation { .default }

    /// As a curve from (0, 0) to (1, 1) with the given control points goes, for so many seconds.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation { .default }

    /// As a spring moves that takes about so many seconds.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { .default }

    /// As a spring moves that takes about so many seconds, under older names.
    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { .default }

    /// As a spring moves, for what people move themselves.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { .default }

    /// As a spring moves, by what it is made of.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { .default }

    /// As a spring moves that takes about so many seconds and may be changed midway.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { .default }

    /// As a spring moves that does not go too far.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .default }
    /// As a spring moves that goes a little too far.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .default }
    /// As a spring moves that goes too far.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .default }
}

extension Animation {
    /// The animation, begun so many seconds later.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// The animation, so many times as fast.
    public func speed(_ speed: Double) -> Animation { self }
    /// The animation, so many times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The animation, again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    /// The animation, complete by another measure.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
