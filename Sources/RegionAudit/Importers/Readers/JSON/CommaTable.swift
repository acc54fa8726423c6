import RegionModel

/// The rows of comma-separated values as RFC 4180 has them, each by the names in the first one.
struct CommaTable: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let end: Int
    private var position: Int
    private var names: [String] = []

    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
        names = row() ?? []
    }

    mutating func next() -> [String: String]? {
        guard let cells = row() else { return nil }
        return Dictionary(zip(names, cells)) { first, _ in first }
    }

    private mutating func row() -> [String]? {
        guard position < end else { return nil }
        var cells: [String] = []
        while true {
            cells.append(cell())
            guard position < end, bytes[position] == UInt8(ascii: ",") else { break }
            position += 1
        }
        position += 1
        return cells
    }

    /// A cell; within quotes two of them stand for one, and commas and line ends for themselves.
    private mutating func cell() -> String {
        guard position < end, bytes[position] == UInt8(ascii: "\"") else {
            let start = position
            while position < end, bytes[position] != UInt8(ascii: ","), bytes[position] != UInt8(ascii: "\n") {
                position += 1
            }
            return bytes.text(start..<position)
        }
        var text: [UInt8] = []
        position += 1
        while position < end {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") {
                guard position < end, bytes[position] == UInt8(ascii: "\"") else { break }
                position += 1
            }
            text.append(byte)
        }
        while position < end, bytes[position] != UInt8(ascii: ","), bytes[position] != UInt8(ascii: "\n") {
            position += 1
        }
        return String(decoding: text, as: UTF8.self)
    }
}
