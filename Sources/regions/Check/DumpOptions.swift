import CommandLineArguments
import RegionAudit

/// How files are read that other tools wrote.
enum DumpOptions {
    private static let formats = DumpFormat.allCases.map(\.rawValue).joined(separator: ", ")
    static let format = Option<DumpFormat>(
        "from", placeholder: "FORMAT",
        help: "What the files are to be read as, one of \(formats); told by their content if left out.",
        expected: "one of \(formats)", suggestions: { DumpFormat.allCases.map(\.rawValue) }
    ) { DumpFormat(rawValue: $0) }
    static let explain = Option.flag("explain", help: "Tell of every element that is not judged, and why.")
    private static let bytes = Option.count(
        "max-bytes", help: "The largest file that is read, in bytes; 134217728 if left out.")
    private static let elements = Option.count(
        "max-elements", help: "The most elements of a file; 1000000 if left out.")
    private static let depth = Option.count("max-depth", help: "The deepest nesting of elements; 20000 if left out.")

    static let all: [any CommandOption] = [format, explain, bytes, elements, depth]

    /// The limits that the command line sets, and the usual ones for the rest.
    static func limits(_ arguments: ParsedArguments) -> DumpLimits {
        let usual = DumpLimits()
        return DumpLimits(
            bytes: arguments[bytes] ?? usual.bytes, elements: arguments[elements] ?? usual.elements,
            depth: arguments[depth] ?? usual.depth)
    }
}
