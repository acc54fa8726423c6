import Foundation

/// Runs work whose recursion follows the depth of views on a thread with room for it.
///
/// Sizing recurses through users' layouts, so it cannot be flattened; the stack of a main thread holds a few thousand
/// levels, this one all that a tree may have.
enum DeepStack {
    /// Room for 100,000 levels of a user's layout around a built-in one. Only what is used is ever backed by memory.
    private static let size = 1 << 30

    /// The depth up to which any thread's stack has room.
    private static let shallow = 250

    /// Runs `work` to its end before returning; on the current thread where the tree is not deep.
    static func run(depth: Int, _ work: @escaping () -> Void) {
        if depth <= shallow { return work() }
        nonisolated(unsafe) let work = work
        let finished = DispatchSemaphore(value: 0)
        let thread = Thread {
            work()
            finished.signal()
        }
        thread.stackSize = size
        thread.start()
        finished.wait()
    }
}
