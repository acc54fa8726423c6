/// A value that views carry for the layout around them.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that carry none.
    static var defaultValue: Value { get }
}

/// A value that a view carries, in the tree.
final class LayoutValueRecord<Key: LayoutValueKey> {
    var value: Key.Value

    init(_ value: Key.Value) { self.value = value }
}
