import Synchronization

/// An object that tells when it is about to change, so that the views that show it can be made again.
///
/// Published properties tell of themselves. `@Observable` models need none of this.
public protocol ObservableObject: AnyObject {
    /// The type of what tells.
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    /// What tells, before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// What tells, before each change of a published property or when its `send()` is called.
    public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

extension ObservableObject {
    /// Listens for as long as the subscription is kept; an object with a publisher of another type tells nothing.
    func listen(_ action: @escaping @Sendable () -> Void) -> ObservableObjectPublisher.Subscription? {
        (objectWillChange as? ObservableObjectPublisher)?.listen(action)
    }
}

/// The publishers of objects that have none in a property of their own.
private enum PublisherTable {
    // Only whether the object is still there is ever asked of it, on any thread.
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Entries: Sendable {
        var byObject: [ObjectIdentifier: Entry] = [:]
        var sweepSize = 64
    }

    private static let entries = Mutex(Entries())

    /// An object's publisher, made when it is asked for the first time.
    ///
    /// - Complexity: O(1) on average: what is left of objects that are gone is removed when the table has doubled.
    static func publisher(of object: some AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        let entry = Entry(object: object, publisher: ObservableObjectPublisher())
        return entries.withLock { entries in
            if let known = entries.byObject[id], known.object != nil { return known.publisher }
            entries.byObject[id] = entry
            if entries.byObject.count > entries.sweepSize {
                entries.byObject = entries.byObject.filter { $0.value.object != nil }
                entries.sweepSize = max(64, entries.byObject.count * 2)
            }
            return entry.publisher
        }
    }
}
