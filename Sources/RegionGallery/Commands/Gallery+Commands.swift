import CommandLineArguments
import ReservedRegions

extension Gallery {
    /// A command of this gallery that runs on the main actor, as its screens do.
    static func command(
        _ name: String, summary: String, options: [any CommandOption], details: String = "",
        run: @escaping @MainActor @Sendable (Self.Type, ParsedArguments) throws(InputError) -> ExitStatus
    ) -> Command {
        Command(name, summary: summary, options: options, details: details) { arguments throws(InputError) in
            // A program's commands are run by `main`, which is on the main thread.
            try MainActor.assumeIsolated {
                Result { () throws(InputError) in try run(Self.self, arguments) }
            }.get()
        }
    }
}
