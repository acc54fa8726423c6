import RegionModel

extension Program {
    /// Reads arguments.
    ///
    /// `--name value` and `--name=value` are the same; after `--` nothing is an option; `-` is an operand.
    ///
    /// - Parameter arguments: Without the program's own name.
    /// - Throws: `UsageError` for the first argument that cannot be used.
    public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        guard let first = arguments.first else {
            throw usageError("a command is missing, one of \(commands.map(\.name).joined(separator: ", "))")
        }
        if asksForHelp(first) || first == "help" {
            guard let topic = arguments.dropFirst().first, !topic.hasPrefix("-") else { return .help(help) }
            return .help(help(for: try command(named: topic)))
        }
        let command = try command(named: first)
        let rest = arguments.dropFirst()
        if rest.prefix(while: { $0 != "--" }).contains(where: asksForHelp) { return .help(help(for: command)) }
        return .run(command, try parse(rest, of: command))
    }

    private func asksForHelp(_ argument: String) -> Bool { argument == "--help" || argument == "-h" }

    private func command(named name: String) throws(UsageError) -> Command {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let (noun, words) = name.hasPrefix("-") ? ("option", ["--help"]) : ("command", commands.map(\.name))
        throw usageError("there is no \(noun) '\(name)'" + suggestion(for: name, among: words, in: noun + "s"))
    }

    private func parse(_ arguments: ArraySlice<String>, of command: Command) throws(UsageError) -> ParsedArguments {
        var result = ParsedArguments()
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == "--" {
                result.operands += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                result.operands.append(argument)
                continue
            }
            let (option, value) = try option(argument, of: command, followedBy: &rest)
            if result.values[option.name] != nil, !option.isRepeatable {
                throw usageError("'\(option.spelling)' is given twice", command)
            }
            result.values[option.name, default: []].append(value)
        }
        try check(result.operands, of: command)
        return result
    }

    private func option(
        _ argument: String, of command: Command, followedBy rest: inout ArraySlice<String>
    ) throws(UsageError) -> (any CommandOption, String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.options.first(where: { $0.spelling == parts[0] }) else {
            let spellings = command.options.map(\.spelling) + ["--help"]
            throw usageError(
                "there is no option '\(parts[0])'" + suggestion(for: parts[0], among: spellings, in: "options"), command
            )
        }
        var value = parts.count > 1 ? parts[1] : ""
        guard let placeholder = option.placeholder else {
            if parts.count > 1 { throw usageError("'\(option.spelling)' takes no value", command) }
            return (option, value)
        }
        if parts.count == 1 {
            guard let next = rest.first, !next.hasPrefix("--") else {
                throw usageError("'\(option.spelling)' lacks its value \(placeholder)", command)
            }
            value = next
            rest.removeFirst()
        }
        if let expectation = option.expectation(against: value) {
            throw usageError("'\(option.spelling)' is '\(value)', expected \(expectation)", command)
        }
        return (option, value)
    }

    private func check(_ operands: [String], of command: Command) throws(UsageError) {
        let allowed = command.operands?.count ?? 0...0
        if operands.count > allowed.upperBound {
            throw usageError("'\(operands[allowed.upperBound])' is one argument too many", command)
        }
        if operands.count < allowed.lowerBound, let placeholder = command.operands?.placeholder {
            throw usageError("\(placeholder) is missing", command)
        }
    }

    private func suggestion(for word: String, among words: [String], in group: String) -> String {
        if let nearest = Spelling.nearest(to: word, among: words) { return "; did you mean '\(nearest)'?" }
        return words.count == 1 ? "; there is '\(words[0])'" : "; the \(group) are \(words.joined(separator: ", "))"
    }

    private func usageError(_ message: String, _ command: Command? = nil) -> UsageError {
        let call = [name, command?.name, "--help"].compactMap(\.self).joined(separator: " ")
        return UsageError(message: message, help: call)
    }
}
