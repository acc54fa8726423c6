import CommandLineArguments
import DeviceCatalog
import RegionModel

/// The options that several commands have.
enum SharedOptions {
    static let device = Option.text("device", placeholder: "NAME", help: "The device; 'regions devices' lists them.")
    static let pose = Option.text("pose", placeholder: "NAME", help: "How the device is held.")
    static let window = Option.text(
        "window", placeholder: "NAME", help: "Which window; the one that fills the display if left out.")
    static let direction = Option<LayoutDirection>.choice(
        "direction",
        ["rtl": .rightToLeft, "ltr": .leftToRight, "rightToLeft": .rightToLeft, "leftToRight": .leftToRight],
        shown: 2, help: "The direction in which the user reads.")
    static let deviceFile = Option.text(
        "device-file", placeholder: "FILE", help: "A device profile of your own; may be repeated.", isRepeatable: true)
    static let output = Option.text(
        "output", placeholder: "PATH", help: "Write to a file, which appears whole or not at all.")
    static let format = Option<ReportFormat>.choice("format", help: "For people or for programs; text if left out.")
}

/// How a command tells its result.
enum ReportFormat: String, CaseIterable {
    case text, json
}

extension ParsedArguments {
    /// The package's devices and those of `--device-file`.
    func catalog() throws(InputError) -> DeviceCatalog {
        var catalog = try DeviceCatalog.standard()
        for file in all(SharedOptions.deviceFile) { try catalog.add(file: file) }
        return catalog
    }

    /// Writes a result where `--output` says, or to standard output.
    func deliver(_ text: String) throws(InputError) {
        guard let path = self[SharedOptions.output] else { return try StandardOutput.write(text) }
        try OutputFile.write(text, to: path)
    }
}
