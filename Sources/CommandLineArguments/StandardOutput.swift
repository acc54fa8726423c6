import Foundation
import RegionModel

/// What a program says to whoever called it.
public enum StandardOutput {
    /// Writes text as UTF-8. A reader that has gone away is no error: the rest is dropped.
    ///
    /// - Throws: `InputError` where nothing can be written, as on a full disk.
    public static func write(_ text: String) throws(InputError) {
        do {
            try FileDescriptor.write(text, to: STDOUT_FILENO)
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
        return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }
}
