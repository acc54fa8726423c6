/// An object that a view around gave by `environmentObject(_:)`; a change of it composes the view again.
///
/// Reading it where there is none ends the program, as it does on Apple's platforms.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, LinkedProperty {
    private final class Link {
        var object: Object?
    }

    private let link = Link()

    /// The object of the type that the property has.
    public init() {}

    /// The object.
    public var wrappedValue: Object {
        guard let object = link.object else {
            preconditionFailure(
                "no \(Object.self) in the environment: a view around must give one by environmentObject(_:)")
        }
        return object
    }

    /// Bindings of the object's properties.
    public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

    func link(to scope: ScopeRecord, slot: Int) {
        let listening = scope.keep(at: slot) { ObjectListening() }
        link.object = scope.environment[object: Object.self]
        if let object = link.object { listening.listen(to: object, for: scope) }
    }
}

extension View {
    /// Gives an object to the view and to those in it.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modified(by: EnvironmentChange { $0[object: Object.self] = object })
    }
}
