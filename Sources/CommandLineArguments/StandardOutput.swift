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

/// What a program says of its own troubles.
public enum StandardError {
    /// Writes text as UTF-8, if anybody listens.
    public static func write(_ text: String) {
        try? FileDescriptor.write(text, to: STDERR_FILENO)
    }
}

/// Writing to what is open already, without the signals and exceptions of `FileHandle`.
private enum FileDescriptor {
    struct Failure: Error {
        let code: Int32
        var reason: String { String(cString: strerror(code)).lowercased() }
    }

    static func write(_ text: String, to descriptor: Int32) throws(Failure) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw Failure(code: errno)
            }
        }
    }
}
