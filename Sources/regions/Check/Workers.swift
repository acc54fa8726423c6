import Dispatch
import Synchronization

/// Work that several threads share, with results in the order of the work.
final class Workers<Result: Sendable>: Sendable {
    private struct State {
        var next = 0
        var done = 0
        var results: [Result?]
    }

    private let state: Mutex<State>
    private let count: Int

    private init(count: Int) {
        self.count = count
        state = Mutex(State(results: Array(repeating: nil, count: count)))
    }

    /// The results of `work` for each number below `count`, whatever the number of threads.
    ///
    /// - Parameters:
    ///   - jobs: How many threads there are.
    ///   - progress: Told how many are done, by one thread at a time.
    static func results(
        count: Int, jobs: Int, progress: @Sendable (Int) -> Void, work: @Sendable (Int) -> Result
    ) -> [Result] {
        let workers = Workers(count: count)
        DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, count))) { _ in
            while let index = workers.next() {
                let result = work(index)
                workers.state.withLock { state in
                    state.results[index] = result
                    state.done += 1
                    progress(state.done)
                }
            }
        }
        return workers.state.withLock { $0.results.compactMap(\.self) }
    }

    private func next() -> Int? {
        state.withLock { state in
            guard state.next < count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }
}
