/// A value that a view owns: it lasts as long as the view keeps its identity, and changing it composes the view again.
@propertyWrapper
public struct State<Value>: DynamicProperty, LinkedProperty {
    private let link: StateLink<Value>

    /// A value that begins as given.
    public init(wrappedValue: Value) { link = StateLink { wrappedValue } }

    /// A value that begins as given.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value now.
    public var wrappedValue: Value {
        get { link.value }
        nonmutating set { link.value = newValue }
    }

    /// A way to read and change the value from other views.
    public var projectedValue: Binding<Value> {
        let link = link
        return Binding(get: { link.value }, set: { link.value = $0 })
    }

    func link(to scope: ScopeRecord, slot: Int) {
        let link = link
        let box = scope.keep(at: slot) { StateBox(link.initial()) }
        let (changes, node) = (scope.changes, scope.node)
        box.changed = { changes.note(node) }
        link.box = box
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A value that begins as nothing.
    public init() { self.init(wrappedValue: nil) }
}

/// What the copies of one view's property share until the engine connects them to what is kept.
private final class StateLink<Value> {
    let initial: () -> Value
    var box: StateBox<Value>?
    private var unconnected: Value?

    init(_ initial: @escaping () -> Value) { self.initial = initial }

    var value: Value {
        get { box?.value ?? unconnected ?? initial() }
        set {
            guard let box else { return unconnected = newValue }
            box.value = newValue
        }
    }
}

/// A value that is kept between compositions.
final class StateBox<Value> {
    var changed: () -> Void = {}
    var value: Value {
        didSet { changed() }
    }

    init(_ value: Value) { self.value = value }
}
