import CommandLineArguments
import DeviceCatalog
import RegionModel

/// The options that several commands have.
enum SharedOptions {
    static let device = Option.text(
        "device", placeholder: "NAME", help: "The device; 'regions devices' lists them.",
        suggestions: deviceNames)
    static let pose = Option.text(
        "pose", placeholder: "NAME", help: "How the device is held.",
        suggestions: { Set(devices.flatMap { $0.poses.map(\.name) }).sorted() })
    static let window = Option.text(
        "window", placeholder: "NAME", help: "Which window; the one that fills the display if left out.")
    static let direction = Option<LayoutDirection>.choice(
        "direction",
        ["rtl": .rightToLeft, "ltr": .leftToRight, "rightToLeft": .rightToLeft, "leftToRight": .leftToRight],
        shown: 2, help: "The direction in which the user reads.")
    static let queries = Option<RegionQueries>.choice(
        "queries", help: "How queries that leave their options out are answered; as the device does if left out.")
    static let deviceFile = Option.text(
        "device-file", placeholder: "FILE", help: "A device profile of your own; may be repeated.", isRepeatable: true)
    static let output = Option.text(
        "output", placeholder: "PATH", help: "Write to a file, which appears whole or not at all; - is standard output."
    )
    static let format = Option<ReportFormat>.choice("format", help: "For people or for programs; text if left out.")

    static let deviceNames = { @Sendable in devices.map(\.name) }
    private static var devices: [DeviceProfile] { (try? DeviceCatalog.standard().devices) ?? [] }
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

    /// A profile's window, as `--pose`, `--window`, `--direction` and `--queries` say.
    func scene(on device: DeviceProfile) throws(InputError) -> WindowScene {
        guard let pose = self[SharedOptions.pose] else {
            throw InputError(
                found: "no --pose", expected: "one of " + device.poses.map(\.name).joined(separator: ", "))
        }
        var scene = try device.scene(
            pose: pose, window: self[SharedOptions.window],
            direction: self[SharedOptions.direction] ?? .leftToRight)
        scene.regionQueries = self[SharedOptions.queries] ?? scene.regionQueries
        return scene
    }

    /// The file that `--output` asks for; `nil` where it is standard output.
    var outputFile: String? { self[SharedOptions.output].flatMap { $0 == "-" ? nil : $0 } }

    /// Writes a result where `--output` says, or to standard output.
    func deliver(_ text: String) throws(InputError) {
        guard let path = outputFile else { return try StandardOutput.write(text) }
        try OutputFile.write(text, to: path)
    }
}
