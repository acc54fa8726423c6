import CommandLineArguments
import Foundation
import RegionAudit
import RegionModel

/// Where the project's settings are.
enum SettingsOptions {
    private static let settings = Option.text(
        "settings", placeholder: "FILE",
        help: "The settings; \(AuditSettings.fileName) here or in a folder around it if left out.")
    private static let noSettings = Option.flag("no-settings", help: "Look for no settings.")

    static let all: [any CommandOption] = [settings, noSettings]

    /// The settings and the file that they are from; those that change nothing where there is none.
    static func read(_ arguments: ParsedArguments) throws(InputError) -> (settings: AuditSettings, file: String?) {
        let asked = arguments[settings]
        guard !arguments[noSettings] else {
            if asked == nil { return (AuditSettings(), nil) }
            throw InputError(found: "--settings beside --no-settings", expected: "one or the other")
        }
        guard let file = asked ?? AuditSettings.file(from: FileManager.default.currentDirectoryPath) else {
            return (AuditSettings(), nil)
        }
        return (try AuditSettings(file: file), asked ?? AuditSettings.fileName)
    }
}
