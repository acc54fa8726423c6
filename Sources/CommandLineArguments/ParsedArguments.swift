/// The arguments of a command, each known to be of the right form.
public struct ParsedArguments: Sendable {
    /// What was given beside the options.
    public internal(set) var operands: [String] = []
    var values: [String: [String]] = [:]

    /// The value of an option; `nil` where it is not given.
    public subscript<Value>(option: Option<Value>) -> Value? {
        values[option.name]?.last.flatMap(option.parse)
    }

    /// Whether a flag is given.
    public subscript(flag: Option<Bool>) -> Bool {
        values[flag.name] != nil
    }

    /// All values of an option that may be given more than once, in the order in which they are given.
    public func all<Value>(_ option: Option<Value>) -> [Value] {
        values[option.name, default: []].compactMap(option.parse)
    }
}
