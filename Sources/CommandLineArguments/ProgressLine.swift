import Foundation
import RegionModel
import Synchronization

/// How far the work is, on one line of the terminal, which is gone in the end; silent where nobody looks on.
package final class ProgressLine: Sendable {
    private let work: String
    private let total: Int
    private let isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    private let done = Atomic(0)
    private let lastShown = Mutex(ContinuousClock.now)

    /// - Parameters:
    ///   - work: What is done, as in `Drawing`.
    ///   - total: How often it is done.
    package init(_ work: String, total: Int) {
        self.work = work
        self.total = total
    }

    /// Tells that one more is done, on any thread.
    ///
    /// - Parameter name: What it was.
    package func advance(_ name: @autoclosure () -> String) {
        let done = done.add(1, ordering: .relaxed).newValue
        guard isShown else { return }
        // Nobody waits for the terminal: whoever comes while it is written to lets it be.
        lastShown.withLockIfAvailable { last in
            // More often than the eye can follow is only slow.
            guard ContinuousClock.now - last > .milliseconds(50) else { return }
            last = ContinuousClock.now
            show("\(work) \(done) of \(total)  \(name().printable.prefix(50))")
        }
    }

    /// Clears the line.
    package func finish() {
        if isShown { show("") }
    }

    private func show(_ text: String) {
        StandardError.write("\r\u{1B}[K\(text)")
    }
}
