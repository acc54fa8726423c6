/// Values that the view with the keyboard gives to menus; nobody types here, so there are none.
public struct FocusedValues {
    /// The value of a key: none.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A key of a value that the view with the keyboard gives to menus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// A value that the view with the keyboard gives; there is none here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// A value by its key.
    public nonisolated init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// An object by its type.
    public nonisolated init(_ type: Value.Type) where Value: AnyObject {}

    /// The value: none.
    public var wrappedValue: Value? { nil }
}

/// A binding that the view with the keyboard gives; there is none here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// A binding by its key.
    public nonisolated init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// The binding's value: none.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// The binding's value, to be read and changed.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
    /// Gives a value to menus while the view has the keyboard. Nobody types here.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }

    /// Gives a value to menus while the view has the keyboard. Nobody types here.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        self
    }

    /// Gives an object to menus while the view has the keyboard. Nobody types here.
    public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }

    /// Gives a value to menus while the view's window has the keyboard. Nobody types here.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }

    /// Gives a value to menus while the view's window has the keyboard. Nobody types here.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }
}
