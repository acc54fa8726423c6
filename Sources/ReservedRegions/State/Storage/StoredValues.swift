/// What an app keeps beyond its views, by name. It lasts as long as the host of the views, and no longer.
final class StoredValues {
    private var slots: [String: StoredSlot] = [:]

    /// The place of a name, made when it is asked for the first time.
    func slot(_ name: String) -> StoredSlot {
        if let known = slots[name] { return known }
        let made = StoredSlot()
        slots[name] = made
        return made
    }
}

/// What is kept under one name; it tells those who read it when it changes.
final class StoredSlot {
    let changes = ObservableObjectPublisher()
    var value: StoredValue? {
        didSet { if value != oldValue { changes.send() } }
    }
}
