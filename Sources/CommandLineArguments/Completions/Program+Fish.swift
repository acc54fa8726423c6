extension Program {
    var fishCompletions: String {
        let names = commands.map(\.name).joined(separator: " ")
        var lines = [
            "# Completions of \(name) for fish; made by '\(name) completions fish'.",
            "complete -c \(name) -n __fish_use_subcommand -f",
            "complete -c \(name) -s h -l help -d 'Show help.'",
        ]
        lines += commands.map { line("__fish_use_subcommand", "-f -a \($0.name)", $0.summary) }
        lines.append(line("__fish_use_subcommand", "-f -a help", "Show what a command takes."))
        lines.append(line("__fish_seen_subcommand_from help", "-f -a \(fishQuoted(names))", "Command."))
        lines += commands.flatMap(fishCommand)
        return lines.map { $0 + "\n" }.joined()
    }

    private func fishCommand(_ command: Command) -> [String] {
        let condition = "__fish_seen_subcommand_from \(command.name)"
        var lines: [String] = []
        if let operands = command.operands, !operands.suggestions.isEmpty {
            let words = fishQuoted(operands.suggestions.joined(separator: " "))
            lines.append(line(condition, "-f -a \(words)", operands.help))
        } else if command.operands == nil {
            lines.append("complete -c \(name) -n \(fishQuoted(condition)) -f")
        }
        return lines
            + command.options.map { option in
                var arguments = "-l \(option.name)"
                if option.placeholder != nil {
                    arguments += option.isPath ? " -r -F" : " -x"
                    if !option.suggestions.isEmpty {
                        arguments += " -a \(fishQuoted(option.suggestions.joined(separator: " ")))"
                    }
                }
                return line(condition, arguments, option.help)
            }
    }

    private func line(_ condition: String, _ arguments: String, _ help: String) -> String {
        "complete -c \(name) -n \(fishQuoted(condition)) \(arguments) -d \(fishQuoted(help))"
    }

    /// Between fish's single quotes a backslash and a quote need a backslash.
    private func fishQuoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#) + "'"
    }
}
