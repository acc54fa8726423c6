import CommandLineArguments
import RegionModel

extension Command {
    /// Writes the manual page.
    static let manual: Command = Command(
        "man", summary: "Write the manual page.",
        details: """
            To read it:
              regions man | man -l -

            For good:
              regions man > /usr/local/share/man/man1/regions.1
            """
    ) { _ throws(InputError) in
        let page = Program.regions.manual(
            exitStatuses: [
                .success: "All is well.",
                .findings: "The layouts could be judged, and something is wrong that --fail-on names.",
                .unusable:
                    "An argument or a file could not be used; standard error says in one sentence what stands in the way.",
            ],
            seeAlso: "docs/rules.md, docs/importing.md and docs/for-agents.md in the folder of the package.")
        try StandardOutput.write(page)
        return .success
    }
}
