/// A value that a view inherits.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, LinkedProperty {
    private let link = EnvironmentLink()
    private let read: (EnvironmentValues) -> Value

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The value now.
    public var wrappedValue: Value { read(link.environment) }

    func link(to scope: ScopeRecord, slot: Int) { link.environment = scope.environment }
}

extension Environment where Value: AnyObject {
    /// The object of the given type that a view around gave by `environment(_:)`. Reading it where there is none ends
    /// the program, as it does on Apple's platforms; make it optional where that may be.
    public init(_ type: Value.Type) {
        read = { environment in
            guard let object = environment[object: type] else {
                preconditionFailure("no \(type) in the environment: a view around must give one by environment(_:)")
            }
            return object
        }
    }
}

extension Environment {
    /// The object of the given type that a view around gave by `environment(_:)`, if one did.
    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
        read = { $0[object: type] }
    }
}

private final class EnvironmentLink {
    var environment = EnvironmentValues()
}

extension View {
    /// Gives an object to the view and to those in it.
    public func environment<Object: AnyObject>(_ object: Object?) -> some View {
        modified(by: EnvironmentChange { $0[object: Object.self] = object })
    }
}
