extension Program {
    /// The script by which a shell completes the program's commands, options and values.
    ///
    /// Where a value is a path, files are offered.
    ///
    /// - Complexity: O(n) in the options of all commands.
    public func completions(for shell: Shell) -> String {
        switch shell {
        case .bash: bashCompletions
        case .zsh: zshCompletions
        case .fish: fishCompletions
        }
    }

    /// The program's name as part of a shell's function.
    var functionName: String { String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }
}

extension String {
    /// The text between single quotes, as every shell of the Bourne family takes it for what it is.
    var shellQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}

extension CommandOption {
    /// Whether the value is the path of a file or a folder.
    var isPath: Bool {
        guard let placeholder else { return false }
        return ["FILE", "PATH", "DIR"].contains(placeholder)
    }
}
