extension Program {
    var zshCompletions: String {
        """
        #compdef \(name)
        # Completions of \(name) for zsh; made by '\(name) completions zsh'.
        _\(functionName)() {
            local context state state_descr line
            typeset -A opt_args
            local -a commands=(
        \(commands.map { "        " + "\($0.name):\($0.summary)".shellQuoted }.joined(separator: "\n"))
                'help:Show what a command takes.'
            )
            _arguments -C '(- *)'{-h,--help}'[Show help.]' '1:command:->command' '*::argument:->argument'
            case $state in
            command) _describe command commands ;;
            argument)
                case ${words[1]} in
        \(commands.map(zshCommand).joined(separator: "\n"))
                help) _describe command commands ;;
                esac
                ;;
            esac
        }
        if [[ $funcstack[1] == _\(functionName) ]]; then _\(functionName) "$@"; else compdef _\(functionName) \(name); fi

        """
    }

    private func zshCommand(_ command: Command) -> String {
        var arguments = command.options.map(zshArgument)
        arguments.append("'(- *)'{-h,--help}'[Show this help.]'")
        if let operands = command.operands {
            let message = zshEscaped(operands.placeholder)
            let action = operands.suggestions.isEmpty ? "_files" : "(\(operands.suggestions.joined(separator: " ")))"
            arguments.append("\(operands.count.upperBound > 1 ? "*" : "1"):\(message):\(action)".shellQuoted)
        }
        let lines = arguments.map { "                \($0)" }.joined(separator: " \\\n")
        return "        \(command.name))\n            _arguments -s \\\n\(lines)\n            ;;"
    }

    private func zshArgument(_ option: any CommandOption) -> String {
        let help = "[\(zshEscaped(option.help))]"
        let name = (option.isRepeatable ? "*" : "") + option.spelling
        guard let placeholder = option.placeholder else { return "\(name)\(help)".shellQuoted }
        let words = option.suggestions.map(zshEscaped).joined(separator: " ")
        let action = !words.isEmpty ? "(\(words))" : option.isPath ? "_files" : " "
        return "\(name)=\(help):\(zshEscaped(placeholder)):\(action)".shellQuoted
    }

    /// Text within a specification of `_arguments`, where colons and brackets part what it is made of.
    private func zshEscaped(_ text: String) -> String {
        String(text.flatMap { ["\\", ":", "[", "]"].contains($0) ? ["\\", $0] : [$0] })
    }
}
