import CommandLineArguments
import Foundation
import Synchronization

/// How far a check of many files is, on one line of a terminal, which is gone in the end.
final class ProgressLine: Sendable {
    private static let fewest = 20
    private let total: Int
    private let isShown: Bool
    private let lastPercent = Mutex(-1)

    init(total: Int) {
        self.total = total
        isShown = total >= Self.fewest && isatty(STDERR_FILENO) == 1
    }

    func show(_ done: Int) {
        guard isShown else { return }
        let percent = done * 100 / total
        lastPercent.withLock { last in
            guard percent != last else { return }
            last = percent
            StandardError.write("\rchecked \(done) of \(total) (\(percent) %)")
        }
    }

    func finish() {
        if isShown { StandardError.write("\r\u{1B}[K") }
    }
}
