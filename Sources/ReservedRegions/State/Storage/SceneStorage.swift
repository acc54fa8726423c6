import Foundation

/// A value that a window keeps under a name; views that name it the same share it, and a change composes them again.
///
/// It is kept in memory for as long as the host of the views lasts.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, LinkedProperty {
    private let property: StoredProperty<Value>

    private init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
        property = StoredProperty("scene " + key, initial, form)
    }

    /// The value now.
    public var wrappedValue: Value {
        get { property.value }
        nonmutating set { property.value = newValue }
    }

    /// A way to read and change the value from other views.
    public var projectedValue: Binding<Value> { property.binding }

    func link(to scope: ScopeRecord, slot: Int) { property.link(to: scope, slot: slot) }
}

extension SceneStorage where Value == Bool {
    /// A Boolean under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .bool) }
}

extension SceneStorage where Value == Bool? {
    /// A Boolean under a name, or none.
    public init(_ key: String) { self.init(key, nil, StoredForm(optional: .bool)) }
}

extension SceneStorage where Value == Int {
    /// A number under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .int) }
}

extension SceneStorage where Value == Int? {
    /// A number under a name, or none.
    public init(_ key: String) { self.init(key, nil, StoredForm(optional: .int)) }
}

extension SceneStorage where Value == Double {
    /// A number under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .double) }
}

extension SceneStorage where Value == Double? {
    /// A number under a name, or none.
    public init(_ key: String) { self.init(key, nil, StoredForm(optional: .double)) }
}

extension SceneStorage where Value == String {
    /// A text under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .string) }
}

extension SceneStorage where Value == String? {
    /// A text under a name, or none.
    public init(_ key: String) { self.init(key, nil, StoredForm(optional: .string)) }
}

extension SceneStorage where Value == URL {
    /// An address under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .url) }
}

extension SceneStorage where Value == URL? {
    /// An address under a name, or none.
    public init(_ key: String) { self.init(key, nil, StoredForm(optional: .url)) }
}

extension SceneStorage where Value == Data {
    /// Bytes under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .data) }
}

extension SceneStorage where Value == Data? {
    /// Bytes under a name, or none.
    public init(_ key: String) { self.init(key, nil, StoredForm(optional: .data)) }
}

extension SceneStorage where Value == Date {
    /// A date under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .date) }
}

extension SceneStorage where Value == Date? {
    /// A date under a name, or none.
    public init(_ key: String) { self.init(key, nil, StoredForm(optional: .date)) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// A value kept by its raw value under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, wrappedValue, StoredForm(raw: .int))
    }
}

extension SceneStorage {
    /// A value kept by its raw value under a name, or none.
    public init<Kept: RawRepresentable>(_ key: String)
    where Value == Kept?, Kept.RawValue == Int {
        self.init(key, nil, StoredForm(optional: StoredForm(raw: .int)))
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// A value kept by its raw value under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, wrappedValue, StoredForm(raw: .string))
    }
}

extension SceneStorage {
    /// A value kept by its raw value under a name, or none.
    public init<Kept: RawRepresentable>(_ key: String)
    where Value == Kept?, Kept.RawValue == String {
        self.init(key, nil, StoredForm(optional: StoredForm(raw: .string)))
    }
}
