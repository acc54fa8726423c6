import CPangoCairo
import Foundation
import RegionModel

/// Collects the bytes that Cairo writes.
final class ByteStream {
    private var bytes = Data()

    /// The stream as Cairo hands it back to `write`; valid as long as the stream is.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let write: cairo_write_func_t = { @Sendable stream, bytes, count in
        guard let stream, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteStream>.fromOpaque(stream).takeUnretainedValue().bytes.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
    }

    /// The bytes, where all went well.
    func data(_ status: cairo_status_t) throws(InputError) -> Data {
        guard status == CAIRO_STATUS_SUCCESS else {
            throw InputError(
                found: "a picture that Cairo cannot draw (\(String(cString: cairo_status_to_string(status))))",
                expected: "a picture of ordinary size")
        }
        return bytes
    }
}
