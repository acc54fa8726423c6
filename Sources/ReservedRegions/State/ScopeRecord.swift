/// A composed view in the tree: what makes its content again, and what it keeps between compositions.
@MainActor
final class ScopeRecord {
    let type: Int32
    /// Where the views that must be composed again are noted.
    let changes: ScopeChanges
    /// What the app keeps by name.
    let stored: StoredValues
    var node: Int32 = 0
    var environment = EnvironmentValues()
    var stackAxis: Axis?
    var depth = 0
    /// Composes the body of the view as it was last given.
    var compose: @MainActor (Composer) -> Void = { _ in }
    /// What the view's dynamic properties keep, by their order.
    private var kept: [AnyObject?] = []

    /// Whether the view's dynamic properties keep anything.
    var keepsAnything: Bool { kept.contains { $0 != nil } }

    init(type: Int32, changes: ScopeChanges, stored: StoredValues) {
        (self.type, self.changes, self.stored) = (type, changes, stored)
    }

    /// What the property at a slot keeps, made where it keeps nothing yet.
    func keep<Object: AnyObject>(at slot: Int, _ make: () -> Object) -> Object {
        while kept.count <= slot { kept.append(nil) }
        if let known = kept[slot] as? Object { return known }
        let made = make()
        kept[slot] = made
        return made
    }
}
