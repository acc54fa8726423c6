/// Which view of a form has the keyboard; a value that a view owns, as `State` is one.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and change where the focus is.
    @propertyWrapper
    public struct Binding {
        fileprivate let binding: ReservedRegions.Binding<Value>

        /// Where the focus is.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>

    // Within the type, where the compiler looks for what makes a property that is given no value.
    /// Not in the view.
    public init() where Value == Bool { state = State(wrappedValue: false) }

    /// Nowhere.
    public init() where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

    /// Where the focus is.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A way to read and change where the focus is from other views.
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension View {
    /// Ties whether the view has the keyboard to a flag. Nobody types here.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

    /// Ties whether the view has the keyboard to a value. Nobody types here.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }

    /// Says whether the view can have the keyboard. Nobody types here.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }

    /// Says whether it is shown that the view has the keyboard. Nobody types here.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Says where the keyboard goes first. Nobody types here.
    public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
        self
    }
}
