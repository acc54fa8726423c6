import Synchronization

/// Tells those who listen that an object is about to change. Objects may change on any thread.
public final class ObservableObjectPublisher: Sendable {
    private struct Listeners: Sendable {
        var actions: [Int: @Sendable () -> Void] = [:]
        var next = 0
    }

    private let listeners = Mutex(Listeners())

    /// A publisher that nobody listens to.
    public init() {}

    /// Tells that the object is about to change.
    public func send() {
        // What is done on being told may make others listen.
        for action in listeners.withLock({ Array($0.actions.values) }) { action() }
    }

    /// Listens for as long as the subscription is kept.
    func listen(_ action: @escaping @Sendable () -> Void) -> Subscription {
        let number = listeners.withLock { listeners in
            listeners.actions[listeners.next] = action
            listeners.next += 1
            return listeners.next - 1
        }
        return Subscription(publisher: self, number: number)
    }

    /// Ends the listening when it goes.
    final class Subscription {
        fileprivate let publisher: ObservableObjectPublisher
        private let number: Int

        fileprivate init(publisher: ObservableObjectPublisher, number: Int) {
            (self.publisher, self.number) = (publisher, number)
        }

        deinit { publisher.listeners.withLock { _ = $0.actions.removeValue(forKey: number) } }
    }
}
