/// Which view people who do not see are at; a value that a view owns, as `State` is one.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
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
