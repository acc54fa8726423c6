/// An option as the parser and the help see it, whatever its value's type.
public protocol CommandOption: Sendable {
    /// The name without its dashes.
    var name: String { get }
    /// What stands for the value in help, such as `PATH` or `text|json`; `nil` for a flag, which has no value.
    var placeholder: String? { get }
    /// What the option does, in a few words.
    var help: String { get }
    /// Whether it may be given more than once.
    var isRepeatable: Bool { get }
    /// What the value may be, for shells to complete: all that it may be or some of it; nothing where it may be anything.
    var suggestions: [String] { get }
    /// What was expected, where `value` is not it.
    func expectation(against value: String) -> String?
}

extension CommandOption {
    /// The name as it is typed.
    var spelling: String { "--\(name)" }
}
