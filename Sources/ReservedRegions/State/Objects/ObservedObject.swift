/// An object that a view shows and something else owns; a change of it composes the view again.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty, LinkedProperty {
    /// Bindings of the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: Object

        /// A binding of a property.
        public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: Object

    /// The given object.
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    /// The given object.
    public init(initialValue: Object) { wrappedValue = initialValue }

    /// Bindings of the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    func link(to scope: ScopeRecord, slot: Int) {
        scope.keep(at: slot) { ObjectListening() }.listen(to: wrappedValue, for: scope)
    }
}

extension ObservedObject.Wrapper {
    init(_ object: Object) { self.object = object }
}
