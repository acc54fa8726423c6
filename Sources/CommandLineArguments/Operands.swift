/// What a command takes beside its options.
public struct Operands: Sendable {
    /// What stands for one of them in help, such as `FILE`.
    public let placeholder: String
    /// How many there must be.
    public let count: ClosedRange<Int>
    /// What they are, in a few words.
    public let help: String
    /// What one of them may be, for shells to complete; nothing where it may be anything.
    public var suggestions: [String] { suggest() }
    private let suggest: @Sendable () -> [String]

    /// Operands of the given number.
    ///
    /// - Parameter suggestions: What one of them may be, for shells to complete; made only when one asks.
    public init(
        _ placeholder: String, count: ClosedRange<Int>, help: String,
        suggestions: @escaping @Sendable () -> [String] = { [] }
    ) {
        self.placeholder = placeholder
        self.count = count
        self.help = help
        suggest = suggestions
    }

    /// Operands of which there must be one and may be many.
    public static func many(_ placeholder: String, help: String) -> Operands {
        Operands(placeholder, count: 1...Int.max, help: help)
    }

    /// A single operand that must be there.
    ///
    /// - Parameter suggestions: What it may be, for shells to complete; made only when one asks.
    public static func one(
        _ placeholder: String, help: String, suggestions: @escaping @Sendable () -> [String] = { [] }
    ) -> Operands {
        Operands(placeholder, count: 1...1, help: help, suggestions: suggestions)
    }

    var usage: String {
        let name = count.upperBound > max(1, count.lowerBound) ? "\(placeholder)…" : placeholder
        return count.lowerBound == 0 ? "[\(name)]" : name
    }
}
