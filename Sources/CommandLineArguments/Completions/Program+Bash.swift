extension Program {
    var bashCompletions: String {
        """
        # Completions of \(name) for bash; made by '\(name) completions bash'.
        _\(functionName)() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
            local takes_files= IFS=$'\\n'
            local -a words=()
            # Bash splits '--name=value' in three.
            if [[ $word == = ]]; then
                word=
            elif [[ $before == = ]]; then
                before=${COMP_WORDS[COMP_CWORD-2]}
            fi
            if (( COMP_CWORD == 1 )); then command=; fi
            case "$command $before" in
        \(commands.flatMap(bashValues(of:)).joined(separator: "\n"))
            *)
                case "$command" in
        \(commands.map(bashCommand).joined(separator: "\n"))
                '' | help) words=(\(names) help --help) ;;
                esac
                ;;
            esac
            COMPREPLY=($(compgen -W "${words[*]}" -- "$word"))
            if [[ $takes_files && $word != -* ]]; then COMPREPLY+=($(compgen -f -- "$word")); fi
        }
        complete -o filenames -F _\(functionName) \(name)

        """
    }

    private var names: String { commands.map(\.name).joined(separator: " ") }

    /// What may follow an option, for each that has a value.
    private func bashValues(of command: Command) -> [String] {
        command.options.filter { $0.placeholder != nil }.map { option in
            let words = option.suggestions.joined(separator: " ")
            let action = words.isEmpty ? "takes_files=1" : "words=(\(words))"
            return "    \("\(command.name) \(option.spelling)".shellQuoted)) \(action) ;;"
        }
    }

    private func bashCommand(_ command: Command) -> String {
        let words = (command.operands?.suggestions ?? []) + command.options.map(\.spelling) + ["--help"]
        let files = command.operands?.suggestions.isEmpty == true ? " takes_files=1" : ""
        return "        \(command.name)) words=(\(words.joined(separator: " ")))\(files) ;;"
    }
}
