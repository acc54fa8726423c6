import Synchronization
import Testing

/// The issues of a test that were expected, as sentences.
final class Issues: Sendable {
    private let told = Mutex<[String]>([])

    /// What was told, in order.
    var sentences: [String] { told.withLock { $0 } }

    /// Takes an issue, as what `withKnownIssue` matches by.
    func take(_ issue: Issue) -> Bool {
        told.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: " ")) }
        return true
    }
}
