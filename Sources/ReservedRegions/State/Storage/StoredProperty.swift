/// What `AppStorage` and `SceneStorage` have in common: a value under a name, which views share.
struct StoredProperty<Value> {
    let name: String
    let initial: Value
    let form: StoredForm<Value>
    private let link = Link()

    private final class Link {
        // A place of its own until the engine connects the property to the host's.
        var slot = StoredSlot()
    }

    private final class Listening {
        let slot: StoredSlot
        let subscription: ObservableObjectPublisher.Subscription

        init(_ slot: StoredSlot, _ subscription: ObservableObjectPublisher.Subscription) {
            (self.slot, self.subscription) = (slot, subscription)
        }
    }

    init(_ name: String, _ initial: Value, _ form: StoredForm<Value>) {
        (self.name, self.initial, self.form) = (name, initial, form)
    }

    var value: Value {
        get { link.slot.value.flatMap(form.read) ?? initial }
        nonmutating set { link.slot.value = form.write(newValue) }
    }

    var binding: Binding<Value> { Binding(get: { value }, set: { value = $0 }) }

    @MainActor
    func link(to scope: ScopeRecord, slot place: Int) {
        let slot = scope.stored.slot(name)
        link.slot = slot
        let (changes, node) = (scope.changes, scope.node)
        _ = scope.keep(at: place) { Listening(slot, slot.changes.listen { changes.note(node) }) }
    }
}
