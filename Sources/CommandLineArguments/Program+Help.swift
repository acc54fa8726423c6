extension Program {
    /// What the program can do.
    public var help: String {
        """
        \(summary)

        Usage: \(name) COMMAND …

        Commands:
        \(Self.table(commands.map { ($0.name, $0.summary) }))

        '\(name) COMMAND --help' tells more of a command.

        """
    }

    /// What a command takes and does.
    public func help(for command: Command) -> String {
        var usage = ["Usage:", name, command.name, "[OPTION]…"]
        var blocks = [command.summary]
        if let operands = command.operands {
            usage.append(operands.usage)
            blocks.append(usage.joined(separator: " "))
            blocks.append(Self.table([(operands.placeholder, operands.help)]))
        } else {
            blocks.append(usage.joined(separator: " "))
        }
        let options = command.options.map { option in
            ([option.spelling, option.placeholder].compactMap(\.self).joined(separator: " "), option.help)
        }
        blocks.append("Options:\n" + Self.table(options + [("-h, --help", "Show this help.")]))
        if !command.details.isEmpty { blocks.append(command.details) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// Two columns; a term that is wide for its column has its explanation below.
    private static func table(_ rows: [(term: String, explanation: String)]) -> String {
        let widest = 26
        let column = rows.map(\.term.count).filter { $0 <= widest }.max() ?? widest
        let indent = String(repeating: " ", count: column + 4)
        return rows.map { term, explanation in
            let lines = wrap(explanation, width: 80 - indent.count).map { indent + $0 }
            guard term.count <= column, let first = lines.first else {
                return (["  " + term] + lines).joined(separator: "\n")
            }
            let head = "  " + term + String(first.dropFirst(term.count + 2))
            return ([head] + lines.dropFirst()).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
