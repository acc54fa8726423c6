import CommandLineArguments

/// The command line for layouts, devices and their scenes. A command is one file in `Commands` and one word here.
@main
enum Regions {
    static func main() {
        Program(
            "regions", summary: "See and judge layouts around folds, cameras, status strips and window controls.",
            commands: [.devices, .scene, .timeline, .convert, .layout, .check]
        ).main()
    }
}
