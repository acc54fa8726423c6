import CommandLineArguments
import Foundation

extension Gallery {
    /// Does what the process's arguments ask for, and ends it.
    public static func main() {
        let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "gallery"
        program(named: name).main()
    }

    /// The gallery as a program.
    static func program(named name: String) -> Program {
        Program(
            name, summary: "See and judge screens in every pose of every device.",
            commands: [listCommand, checkCommand, exportCommand])
    }
}
