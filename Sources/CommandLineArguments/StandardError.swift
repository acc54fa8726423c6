import Foundation
import RegionModel

/// What a program says of its own troubles.
public enum StandardError {
    /// Writes a sentence on a line of its own, if anybody listens.
    ///
    /// - Parameters:
    ///   - sentence: What stands in the way, such as an `InputError`.
    ///   - program: The program that says so.
    public static func tell(_ sentence: some CustomStringConvertible, by program: String) {
        write("\(program): \(sentence.description.printable)\n")
    }

    /// Writes text as it is, if anybody listens.
    package static func write(_ text: String) {
        try? FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
    }
}
