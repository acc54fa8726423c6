import Dispatch
import Synchronization

/// Work that several threads share, with results in the order of the work.
final class Workers<Result: Sendable>: Sendable {
    private struct State {
        var next = 0
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
    ///   - progress: Told of each number that is done, by the thread that did it.
    static func results(
        count: Int, jobs: Int, progress: @Sendable (Int) -> Void, work: @Sendable (Int) -> Result
    ) -> [Result] {
        let workers = Workers(count: count)
        DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, count))) { _ in
            while let index = workers.next() {
                let result = work(index)
                workers.state.withLock { $0.results[index] = result }
                progress(index)
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
