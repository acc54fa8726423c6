/// A property of an observable object; the object tells before it changes.
@propertyWrapper
public struct Published<Value> {
    private var value: Value

    /// A property that begins as given.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// A property that begins as given.
    public init(initialValue: Value) { value = initialValue }

    /// The value; only properties of classes can be published.
    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is for properties of classes") }
        // The compiler asks for a setter; nothing can call it.
        set { fatalError("@Published is for properties of classes; \(newValue) is not kept") }
    }

    /// The value in its object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].value }
        set {
            (object as? any ObservableObject)?.tellOfChange()
            object[keyPath: storage].value = newValue
        }
    }
}

extension Published: Sendable where Value: Sendable {}

extension ObservableObject {
    fileprivate func tellOfChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}
