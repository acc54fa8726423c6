/// A part of a course in time.
public protocol KeyframeTrackContent<Value> {
    /// What changes.
    associatedtype Value
}

/// Several parts of a course, one after the other.
public struct KeyframeSequence<Value>: KeyframeTrackContent {}

/// A change at an even pace.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    /// A change to a value in a time, in seconds.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A change along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    /// A change to a value in a time, in seconds.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A change as a spring makes it.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    /// A change to a value in a time, in seconds.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A change at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    /// A change to a value.
    public init(_ to: Value) {}
}

/// Makes a course of the parts that are written one after the other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
    /// One part.
    public static func buildExpression<Part: KeyframeTrackContent<Value>>(_ part: Part) -> Part { part }
    /// The first part.
    public static func buildPartialBlock<Part: KeyframeTrackContent<Value>>(first: Part) -> Part { first }
    /// A part after others.
    public static func buildPartialBlock<Part: KeyframeTrackContent<Value>, Next: KeyframeTrackContent<Value>>(
        accumulated: Part, next: Next
    ) -> KeyframeSequence<Value> { KeyframeSequence() }
    /// The parts of a loop.
    public static func buildArray<Part: KeyframeTrackContent<Value>>(_ parts: [Part]) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }
    /// The first of two parts: `if`.
    public static func buildEither<Part: KeyframeTrackContent<Value>>(first: Part) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }
    /// The second of two parts: `else`.
    public static func buildEither<Part: KeyframeTrackContent<Value>>(second: Part) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }
}
