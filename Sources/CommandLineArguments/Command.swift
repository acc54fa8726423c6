import RegionModel

/// One thing a program does.
public struct Command: Sendable {
    /// The word that calls it.
    public let name: String
    /// What it does, in one sentence.
    public let summary: String
    /// What it takes beside its options.
    public let operands: Operands?
    /// Its options in the order in which help lists them.
    public let options: [any CommandOption]
    /// More that its help says, after the options.
    public let details: String
    /// Does it.
    public let run: @Sendable (ParsedArguments) throws(InputError) -> ExitStatus

    /// A command of the given name.
    ///
    /// - Parameter run: Does it, with arguments that are valid as far as `operands` and `options` can say.
    public init(
        _ name: String, summary: String, operands: Operands? = nil, options: [any CommandOption] = [],
        details: String = "", run: @escaping @Sendable (ParsedArguments) throws(InputError) -> ExitStatus
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.details = details
        self.run = run
    }
}
