/// A property of a view that the engine brings up to date before it asks for the body.
public protocol DynamicProperty {
    /// Called before the body is asked for, when the property's own dynamic properties are up to date.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing to do.
    public mutating func update() {}
}

/// A dynamic property of the package's: it holds a reference through which the engine reaches it.
protocol LinkedProperty {
    /// Connects the property of a view that is about to be composed.
    ///
    /// - Parameter slot: The property's place among those of its view; what is kept between compositions is kept there.
    @MainActor func link(to scope: ScopeRecord, slot: Int)
}

/// Finds the dynamic properties of views, modifiers and styles.
@MainActor
enum DynamicProperties {
    private static var typesWithout: Set<ObjectIdentifier> = []

    /// Connects all dynamic properties of what makes a body. Types without any are looked at once.
    static func link<Maker>(of view: Maker, to scope: ScopeRecord) {
        guard !typesWithout.contains(ObjectIdentifier(Maker.self)) else { return }
        var slot = 0
        link(Mirror(reflecting: view), to: scope, slot: &slot)
        if slot == 0 { typesWithout.insert(ObjectIdentifier(Maker.self)) }
    }

    private static func link(_ mirror: Mirror, to scope: ScopeRecord, slot: inout Int) {
        for child in mirror.children {
            if let property = child.value as? any LinkedProperty {
                property.link(to: scope, slot: slot)
                slot += 1
            } else if child.value is any DynamicProperty {
                link(Mirror(reflecting: child.value), to: scope, slot: &slot)
            }
        }
    }
}
