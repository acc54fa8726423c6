import Observation

/// A way to bindings of an observable object's properties.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Bindings of the given object's properties.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Bindings of the given object's properties.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Bindings of the object's properties.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    /// A binding of a property.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
