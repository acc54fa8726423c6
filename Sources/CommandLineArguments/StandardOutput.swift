import Foundation
import RegionModel

/// What a program says to whoever called it.
public enum StandardOutput {
    /// Writes text as UTF-8. A reader that has gone away is no error: the rest is dropped.
    ///
    /// - Throws: `InputError` where nothing can be written, as on a full disk.
    public static func write(_ text: String) throws(InputError) {
        try write(Array(text.utf8))
    }

    /// Writes bytes, as `write(_:)` writes text.
    ///
    /// - Throws: `InputError` where nothing can be written, and where a terminal would show what is no text.
    public static func write(binary data: Data) throws(InputError) {
        guard !isTerminal else {
            throw InputError(found: "a terminal to write a picture to", expected: "--output PATH, or a pipe")
        }
        try write(Array(data))
    }

    private static func write(_ bytes: [UInt8]) throws(InputError) {
        do {
            try FileDescriptor.write(bytes, to: STDOUT_FILENO)
        } catch  where error.code == EPIPE {
            return
        } catch {
            throw InputError(
                file: "standard output", found: "\(error.reason)", expected: "a place that can be written")
        }
    }

    /// Whether colours are wanted: a terminal reads along, and `NO_COLOR` is not set.
    public static var wantsColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isTerminal && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }

    private static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}
