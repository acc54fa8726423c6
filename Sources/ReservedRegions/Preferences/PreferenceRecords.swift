/// What a modifier does with the preferences of the views in it, in the tree.
class PreferenceRecord {
    let key: ObjectIdentifier

    init(_ key: ObjectIdentifier) { self.key = key }

    /// Whether what views inside give for the key goes no further.
    var replacesInner: Bool { false }

    /// The node is gone.
    func end() {}
}

/// A value that is given in place of what views inside give.
final class PreferenceWriter<Key: PreferenceKey>: PreferenceRecord {
    private(set) var value: Key.Value
    /// Whether the tree knows of the value.
    private var isNoted = false
    /// What an anchor of the value refers to, if it has one.
    let target: AnchorTarget?

    init(_ value: Key.Value, target: AnchorTarget? = nil) {
        (self.value, self.target) = (value, target)
        super.init(ObjectIdentifier(Key.self))
    }

    /// Gives a value from now on.
    func give(_ new: Key.Value, in tree: LayoutTree, at index: Int32) {
        defer { (value, isNoted) = (new, true) }
        if !isNoted || !isKnownSame(value, new) { tree.notePreferenceChange(of: Key.self, at: index) }
    }

    override var replacesInner: Bool { true }

    override func end() { target?.end() }
}

/// A change of what views inside give.
final class PreferenceTransformer<Key: PreferenceKey>: PreferenceRecord {
    var transform: (inout Key.Value) -> Void = { _ in }
    /// What an anchor of the change refers to, if it has one.
    let target = AnchorTarget()

    init() { super.init(ObjectIdentifier(Key.self)) }

    override func end() { target.end() }
}

/// Something that wants to know what views inside give.
class PreferenceObserver: PreferenceRecord {
    /// Whether the value is to be found out anew.
    var isStale = false
    /// How deep in the tree it stands.
    var depth = 0
    private(set) var isEnded = false

    /// Finds the value out.
    ///
    /// - Returns: The views that must be made again.
    @MainActor
    func refresh(in tree: LayoutTree, at index: Int32) -> [ScopeRecord] { [] }

    override func end() { isEnded = true }
}

/// An observer that keeps the value.
class PreferenceKeeper<Key: PreferenceKey>: PreferenceObserver {
    /// The value of the views inside; `nil` where none gives one.
    fileprivate(set) var value: Key.Value?

    init() { super.init(ObjectIdentifier(Key.self)) }
}

/// What a view over or behind another is made from.
final class PreferenceSource<Key: PreferenceKey>: PreferenceKeeper<Key> {
    private var readers: [ScopeRecord] = []
    /// Readers that must be made again whatever the value is.
    private var waiting: [ScopeRecord] = []

    /// Takes note of a reader that the views around it were composed with.
    func add(_ reader: ScopeRecord) {
        if !readers.contains(where: { $0 === reader }) { readers.append(reader) }
        if !waiting.contains(where: { $0 === reader }) { waiting.append(reader) }
    }

    override func refresh(in tree: LayoutTree, at index: Int32) -> [ScopeRecord] {
        let known = value
        value = tree.preference(Key.self, in: index)
        defer { waiting = [] }
        if isKnownSame(known, value) { return waiting }
        readers = readers.filter { tree.isComposed($0) }
        return readers
    }
}

/// What runs an action when the value changes.
final class PreferenceListener<Key: PreferenceKey>: PreferenceKeeper<Key> where Key.Value: Equatable {
    var action: @MainActor (Key.Value) -> Void = { _ in }
    private var known: Key.Value?
    private var isWaiting = false

    override func refresh(in tree: LayoutTree, at index: Int32) -> [ScopeRecord] {
        value = tree.preference(Key.self, in: index)
        guard !isWaiting, known != (value ?? Key.defaultValue) else { return [] }
        isWaiting = true
        tree.effects.append { self.tell() }
        return []
    }

    @MainActor
    private func tell() {
        isWaiting = false
        let new = value ?? Key.defaultValue
        guard !isEnded, known != new else { return }
        known = new
        action(new)
    }
}

/// Whether two values can be compared, and are the same.
private func isKnownSame<Value>(_ first: Value, _ second: Value) -> Bool {
    func isSame<Known: Equatable>(_ first: Known) -> Bool { second as? Known == first }
    guard let first = first as? any Equatable else { return false }
    return isSame(first)
}
