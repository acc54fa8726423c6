import Synchronization

/// The views of a tree that must be composed again. Models may change on any thread, so notes are taken on any.
final class ScopeChanges: Sendable {
    private let nodes = Mutex<Set<Int32>>([])

    /// Notes a view.
    func note(_ node: Int32) { nodes.withLock { _ = $0.insert(node) } }

    /// Forgets a view that is gone.
    func forget(_ node: Int32) { nodes.withLock { _ = $0.remove(node) } }

    /// Whether there are any.
    var isEmpty: Bool { nodes.withLock { $0.isEmpty } }

    /// Takes all notes.
    func take() -> Set<Int32> {
        nodes.withLock { nodes in
            defer { nodes = [] }
            return nodes
        }
    }
}
