/// A value that lasts as long as a gesture; here it is always what it begins as.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value that it begins as.
    public let wrappedValue: Value

    /// A value that begins as given.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A value that begins as given.
    public init(initialValue: Value) { wrappedValue = initialValue }

    /// A value that begins as given, and becomes it again in a transaction when the gesture ends.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }

    /// A value that begins as given, and becomes it again in a transaction when the gesture ends.
    public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }

    /// A value that begins as given; the closure changes the transaction in which it becomes so again.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }

    /// A value that begins as given; the closure changes the transaction in which it becomes so again.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        wrappedValue = initialValue
    }

    /// A value that begins as nothing.
    public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }
}
