/// An option of a command: its name, its help, and the way from what was typed to a value.
public struct Option<Value: Sendable>: CommandOption {
    /// The name without its dashes.
    public let name: String
    /// What stands for the value in help; `nil` for a flag.
    public let placeholder: String?
    /// What the option does, in a few words.
    public let help: String
    /// Whether it may be given more than once.
    public let isRepeatable: Bool
    /// What the value may be, for shells to complete.
    public var suggestions: [String] { suggest() }
    let expected: String
    private let suggest: @Sendable () -> [String]
    let parse: @Sendable (String) -> Value?

    /// An option whose value `parse` reads.
    ///
    /// - Parameters:
    ///   - name: The name without its dashes.
    ///   - placeholder: What stands for the value in help; `nil` for a flag.
    ///   - help: What the option does, in a few words.
    ///   - expected: What a value must be, for messages.
    ///   - suggestions: What the value may be, for shells to complete; made only when one asks.
    ///   - parse: The value, or `nil` for text that is none.
    public init(
        _ name: String, placeholder: String?, help: String, isRepeatable: Bool = false, expected: String,
        suggestions: @escaping @Sendable () -> [String] = { [] }, parse: @escaping @Sendable (String) -> Value?
    ) {
        self.name = name
        self.placeholder = placeholder
        self.help = help
        self.isRepeatable = isRepeatable
        self.expected = expected
        suggest = suggestions
        self.parse = parse
    }

    /// What was expected, where `value` is not it.
    public func expectation(against value: String) -> String? {
        parse(value) == nil ? expected : nil
    }
}
