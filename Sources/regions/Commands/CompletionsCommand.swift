import CommandLineArguments
import RegionModel

extension Command {
    /// Writes what a shell completes commands by.
    static let completions: Command = Command(
        "completions", summary: "Write what a shell needs to complete commands, options and names.",
        operands: .one("SHELL", help: "One of \(names).", suggestions: { Shell.allCases.map(\.rawValue) }),
        details: """
            For this shell:
              source <(regions completions bash)

            For good, in Debian's places:
              regions completions bash > /etc/bash_completion.d/regions
              regions completions zsh > /usr/local/share/zsh/site-functions/_regions
              regions completions fish > ~/.config/fish/completions/regions.fish
            """
    ) { arguments throws(InputError) in
        let name = arguments.operands[0]
        guard let shell = Shell(rawValue: name) else {
            throw InputError(found: "the shell '\(name)'", expected: "one of \(names)")
        }
        try StandardOutput.write(Program.regions.completions(for: shell))
        return .success
    }

    private static let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
}
