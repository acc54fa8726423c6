extension Program {
    var bashCompletions: String {
        """
        # Completions of \(name) for bash; made by '\(name) completions bash'.
        _\(functionName)() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
            # Bash splits '--name=value' in three.
            if [[ $word == = ]]; then
                word=
            elif [[ $before == = ]]; then
                before=${COMP_WORDS[COMP_CWORD-2]}
            fi
            local -a words=()
            COMPREPLY=()
            if (( COMP_CWORD == 1 )); then
                COMPREPLY=($(compgen -W \((commands.map(\.name) + ["help", "--help"]).joined(separator: " ").shellQuoted) -- "$word"))
                return
            fi
            case "$command $before" in
        \(bashValues)
            esac
            case "$command" in
        \(commands.map(bashCommand).joined(separator: "\n"))
            help) words=(\(commands.map(\.name).joined(separator: " "))) ;;
            esac
            COMPREPLY=($(compgen -W "${words[*]}" -- "$word"))
            [[ $word == -* || ${#COMPREPLY[@]} -gt 0 ]] || mapfile -t COMPREPLY < <(compgen -f -- "$word")
        }
        complete -o filenames -F _\(functionName) \(name)

        """
    }

    /// What may follow an option, for each that has a value.
    private var bashValues: String {
        commands.flatMap { command in
            command.options.compactMap { option in
                guard option.placeholder != nil else { return nil }
                let pattern = "\(command.name) \(option.spelling)".shellQuoted
                let words = option.suggestions.joined(separator: " ").shellQuoted
                guard option.isPath || !option.suggestions.isEmpty else { return "    \(pattern)) return ;;" }
                let offered = option.suggestions.isEmpty ? "-f" : "-W \(words)"
                return #"    \#(pattern)) mapfile -t COMPREPLY < <(compgen \#(offered) -- "$word"); return ;;"#
            }
        }.joined(separator: "\n")
    }

    private func bashCommand(_ command: Command) -> String {
        let words = (command.operands?.suggestions ?? []) + command.options.map(\.spelling) + ["--help"]
        return "    \(command.name)) words=(\(words.joined(separator: " "))) ;;"
    }
}
