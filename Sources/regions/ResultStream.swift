import CommandLineArguments
import Foundation
import RegionModel

/// Where results go one after the other: to standard output as they come, or together to a file.
struct ResultStream {
    private let path: String?
    private var collected = Data()

    init(_ arguments: ParsedArguments) { path = arguments.outputFile }

    /// Takes the next result.
    mutating func add(_ text: String) throws(InputError) {
        if path == nil { try StandardOutput.write(text) } else { collected += Data(text.utf8) }
    }

    /// Takes a result that is no text, and that no terminal gets.
    mutating func add(binary data: Data) throws(InputError) {
        if path == nil { try StandardOutput.write(binary: data) } else { collected += data }
    }

    /// Writes the file, if the results go to one.
    func finish() throws(InputError) {
        if let path { try OutputFile.write(collected, to: path) }
    }
}
