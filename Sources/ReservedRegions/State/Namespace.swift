/// Room for names that a view owns: views of the same name in it are one that moves.
@propertyWrapper
public struct Namespace: DynamicProperty, LinkedProperty {
    /// Which room it is.
    public struct ID: Hashable {
        fileprivate let object: ObjectIdentifier
    }

    private final class Mark {}

    private final class Link {
        var mark = Mark()
    }

    private let link = Link()

    /// Room of its own.
    public init() {}

    /// Which room it is; the same as long as the view keeps its identity.
    public var wrappedValue: ID { ID(object: ObjectIdentifier(link.mark)) }

    func link(to scope: ScopeRecord, slot: Int) {
        let made = link.mark
        link.mark = scope.keep(at: slot) { made }
    }
}
