import Foundation

/// Reading and writing what is open already, without the signals and exceptions of `FileHandle`.
package enum FileDescriptor {
    /// Why nothing could be read or written.
    package struct Failure: Error {
        /// The `errno`.
        package let code: Int32

        /// A failure with the given `errno`.
        package init(code: Int32) { self.code = code }

        /// What the system calls it.
        package var reason: String { String(cString: strerror(code)).lowercased() }
    }

    /// Writes all of the bytes.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw Failure(code: errno)
            }
        }
    }

    /// Reads to the end, or until there is more than the limit, in bytes.
    static func read(_ descriptor: Int32, until limit: Int) throws(Failure) -> Data {
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while data.count <= limit {
            let count = chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { break }
            if count > 0 {
                data.append(contentsOf: chunk[..<count])
            } else if errno != EINTR {
                throw Failure(code: errno)
            }
        }
        return data
    }
}
