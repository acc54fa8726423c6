/// A value that views pass to those around them.
///
/// Of several values in a container, the first is kept and each further one is added by `reduce`, in the order of the
/// views. Views that give none are passed over.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }

    /// Adds the value of a later view to that of earlier ones.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}
