/// The key of a value that an app lets go along with changes of state.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}
