import Foundation
import RegionModel

extension JSONWriter {
    /// Writes an object of numbers.
    mutating func members(_ members: [(String, CGFloat)]) {
        object { writer in
            for (key, value) in members {
                writer.key(key)
                writer.value(Double(value))
            }
        }
    }
}
