import Foundation

/// A value that an app keeps under a name; views that name it the same share it, and a change composes them again.
///
/// It is kept in memory for as long as the host of the views lasts, so that one screen's preview does not change
/// another's. A `store` is not asked.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, LinkedProperty {
    private let property: StoredProperty<Value>

    private init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
        property = StoredProperty(key, initial, form)
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

extension AppStorage where Value == Bool {
    /// A Boolean under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, .bool) }
}

extension AppStorage where Value == Bool? {
    /// A Boolean under a name, or none.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, StoredForm(optional: .bool)) }
}

extension AppStorage where Value == Int {
    /// A number under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, .int) }
}

extension AppStorage where Value == Int? {
    /// A number under a name, or none.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, StoredForm(optional: .int)) }
}

extension AppStorage where Value == Double {
    /// A number under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .double)
    }
}

extension AppStorage where Value == Double? {
    /// A number under a name, or none.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, StoredForm(optional: .double)) }
}

extension AppStorage where Value == String {
    /// A text under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .string)
    }
}

extension AppStorage where Value == String? {
    /// A text under a name, or none.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, StoredForm(optional: .string)) }
}

extension AppStorage where Value == URL {
    /// An address under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, .url) }
}

extension AppStorage where Value == URL? {
    /// An address under a name, or none.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, StoredForm(optional: .url)) }
}

extension AppStorage where Value == Data {
    /// Bytes under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, .data) }
}

extension AppStorage where Value == Data? {
    /// Bytes under a name, or none.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, StoredForm(optional: .data)) }
}

extension AppStorage where Value == Date {
    /// A date under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, .date) }
}

extension AppStorage where Value == Date? {
    /// A date under a name, or none.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, StoredForm(optional: .date)) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// A value kept by its raw value under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, StoredForm(raw: .int))
    }
}

extension AppStorage {
    /// A value kept by its raw value under a name, or none.
    public init<Kept: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Kept?, Kept.RawValue == Int {
        self.init(key, nil, StoredForm(optional: StoredForm(raw: .int)))
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// A value kept by its raw value under a name, or the given one where nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, StoredForm(raw: .string))
    }
}

extension AppStorage {
    /// A value kept by its raw value under a name, or none.
    public init<Kept: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Kept?, Kept.RawValue == String {
        self.init(key, nil, StoredForm(optional: StoredForm(raw: .string)))
    }
}
