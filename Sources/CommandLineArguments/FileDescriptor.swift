import Foundation

/// Writing to what is open already, without the signals and exceptions of `FileHandle`.
enum FileDescriptor {
    struct Failure: Error {
        let code: Int32
        var reason: String { String(cString: strerror(code)).lowercased() }
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
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
}
