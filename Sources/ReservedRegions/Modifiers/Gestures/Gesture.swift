/// A movement of fingers that a view answers to.
///
/// Nobody touches here, so no action of a gesture is ever run. What counts is where people would touch: a view with a
/// gesture of tapping or pressing is a button to reports.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of what the gesture tells.
    associatedtype Value = Body.Value
    /// The type of the gesture that this one is made of.
    associatedtype Body: Gesture
    /// The gesture that this one is made of.
    @MainActor @preconcurrency var body: Body { get }

    /// Whether people aim at the view: they tap or press it, rather than move over it.
    var _isPress: Bool { get }
}

extension Gesture {
    /// As for the gesture that this one is made of.
    public var _isPress: Bool { body._isPress }
}

extension Gesture where Body == Never {
    /// A gesture that the engine knows has no body.
    public var body: Never { fatalError("\(Self.self) is not made of other gestures") }
}

extension Never: Gesture {
    /// There is no such gesture, and nothing that it tells.
    public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The type of what the gesture tells.
    public typealias Value = Wrapped.Value

    /// As for the gesture, if there is one.
    public var _isPress: Bool { self?._isPress ?? false }
}

extension Gesture {
    /// Runs an action whenever what the gesture tells is another; nobody touches here.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
    where Value: Equatable { self }

    /// Runs an action when the gesture ends; nobody touches here.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

    /// Brings a state up to date while the gesture lasts; nobody touches here.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> { self }
}
