/// What a view's property keeps of the object that it shows.
@MainActor
final class ObjectListening {
    private weak var object: AnyObject?
    private var subscription: ObservableObjectPublisher.Subscription?

    /// Listens to an object on behalf of a view, which is composed again when the object is about to change.
    func listen(to new: some ObservableObject, for scope: ScopeRecord) {
        guard object !== new else { return }
        object = new
        let (changes, node) = (scope.changes, scope.node)
        subscription = new.listen { changes.note(node) }
    }
}
