import CommandLineArguments
import Foundation
import RegionModel

/// How far the work is, on one line of the terminal; silent where nobody looks on.
struct Progress {
    private let work: String
    private let total: Int
    private let isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    private var done = 0
    private var lastShown = ContinuousClock.now - .seconds(1)

    /// - Parameters:
    ///   - work: What is done, as in `Drawing`.
    ///   - total: How often it is done.
    init(_ work: String, total: Int) {
        self.work = work
        self.total = total
    }

    /// Tells that one more is done.
    ///
    /// - Parameter name: What it was.
    mutating func advance(_ name: @autoclosure () -> String) {
        done += 1
        // More often than the eye can follow is only slow.
        guard isShown, ContinuousClock.now - lastShown > .milliseconds(50) else { return }
        lastShown = ContinuousClock.now
        show("\(work) \(done) of \(total)  \(name().printable.prefix(50))")
    }

    /// Clears the line.
    func finish() {
        if isShown { show("") }
    }

    private func show(_ text: String) {
        StandardError.write("\r\u{1B}[K\(text)")
    }
}
