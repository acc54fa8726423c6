/// What a log puts before each of its lines, such as `I/flutter ( 4711): ` or `[11:36:59]: ▸ `.
///
/// Numbers in it change from line to line, so any number is as good as another.
struct LinePrefix {
    private let shape: [UInt8]

    /// The prefix that a line has before an index; blanks at its end may belong to the line.
    init(of line: Range<Int>, before index: Int, in bytes: [UInt8]) {
        var end = index
        while end > line.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
        shape = Array(bytes[line.lowerBound..<end])
    }

    /// Where a line begins behind the prefix, if it has one.
    func end(in line: Range<Int>, of bytes: [UInt8]) -> Int {
        guard !shape.isEmpty else { return line.lowerBound }
        var (next, index) = (0, line.lowerBound)
        while next < shape.count {
            guard index < line.upperBound else { return line.lowerBound }
            if Self.isDigit(shape[next]), Self.isDigit(bytes[index]) {
                while next < shape.count, Self.isDigit(shape[next]) { next += 1 }
                while index < line.upperBound, Self.isDigit(bytes[index]) { index += 1 }
            } else if shape[next] <= 0x20, bytes[index] <= 0x20 {
                while next < shape.count, shape[next] <= 0x20 { next += 1 }
                while index < line.upperBound, bytes[index] <= 0x20 { index += 1 }
            } else if shape[next] <= 0x20, next + 1 < shape.count, Self.isDigit(shape[next + 1]),
                Self.isDigit(bytes[index])
            {
                // A longer number took the blank before it.
                next += 1
            } else {
                guard shape[next] == bytes[index] else { return line.lowerBound }
                next += 1
                index += 1
            }
        }
        return index
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
