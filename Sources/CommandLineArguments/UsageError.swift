/// Arguments that cannot be used, told in one sentence.
public struct UsageError: Error, Hashable, Sendable {
    /// What is wrong with them.
    public let message: String
    /// The call that shows the help, such as `regions check --help`.
    public let help: String
}

extension UsageError: CustomStringConvertible {
    /// The sentence.
    public var description: String { message }
}
