/// An object that a view owns: it is made once and lasts as long as the view keeps its identity; a change of it composes
/// the view again.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty, LinkedProperty {
    private let link: Link

    private final class Link {
        let make: () -> Object
        var made: Object?

        init(_ make: @escaping () -> Object) { self.make = make }

        var object: Object {
            if let made { return made }
            let object = make()
            made = object
            return object
        }
    }

    private final class Kept {
        let object: Object
        let listening: ObjectListening

        init(_ object: Object, _ listening: ObjectListening) { (self.object, self.listening) = (object, listening) }
    }

    /// The object that the closure makes when it is needed for the first time.
    public init(wrappedValue make: @autoclosure @escaping () -> Object) { link = Link(make) }

    /// The object.
    public var wrappedValue: Object { link.object }

    /// Bindings of the object's properties.
    public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

    func link(to scope: ScopeRecord, slot: Int) {
        let kept = scope.keep(at: slot) { Kept(link.object, ObjectListening()) }
        link.made = kept.object
        kept.listening.listen(to: kept.object, for: scope)
    }
}
