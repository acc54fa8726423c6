import CommandLineArguments

extension Program {
    /// The command line for layouts, devices and their scenes. A command is one file in `Commands` and one word here.
    static let regions: Program = Program(
        "regions", summary: "See and judge layouts around folds, cameras, status strips and window controls.",
        commands: [
            .devices, .scene, .timeline, .convert, .layout, .check, .merge, .compare, .completions, .manual,
        ])
}
