/// What goes along with a change of state. Changes are complete at once here, whatever goes along with them.
public struct Transaction {
    /// How the change goes on in time.
    public var animation: Animation?
    /// Whether animations within do not count.
    public var disablesAnimations = false
    /// Whether the change is one of a row, as while something is dragged.
    public var isContinuous = false

    private var values: [ObjectIdentifier: Any] = [:]

    /// A change without animation.
    public init() {}

    /// A change with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The value for a key, or the key's default where none was set.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
