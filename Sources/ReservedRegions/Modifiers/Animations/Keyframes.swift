/// The course of a value in time; nothing moves here.
public protocol Keyframes<Value> {
    /// What changes.
    associatedtype Value
}

/// The courses of several parts of a value, one beside the other.
public struct KeyframeTracks<Value>: Keyframes {}

/// The course of a part of a value, or of the value itself.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent<Part>>: Keyframes {
    /// What changes.
    public typealias Value = Root

    /// The course of the part that a key path names.
    public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {}

    /// The course of the value itself.
    public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) where Root == Part {}
}

/// Makes keyframes of the tracks that are written one after the other.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// One track.
    public static func buildExpression<Frames: Keyframes<Value>>(_ frames: Frames) -> Frames { frames }
    /// The first track.
    public static func buildPartialBlock<Frames: Keyframes<Value>>(first: Frames) -> Frames { first }
    /// A track beside others.
    public static func buildPartialBlock<Frames: Keyframes<Value>, Next: Keyframes<Value>>(
        accumulated: Frames, next: Next
    ) -> KeyframeTracks<Value> { KeyframeTracks() }
}
