import Foundation

/// Reads numbers out of text, wherever they stand.
struct NumberScanner {
    let bytes: [UInt8]
    var next: Int
    let end: Int

    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        next = range.lowerBound
        end = range.upperBound
    }

    /// The number that a range holds and nothing else; `nil` where it is none or not finite.
    static func number(_ bytes: [UInt8], in range: Range<Int>) -> Double? {
        var scanner = NumberScanner(bytes, in: range)
        scanner.skipBlanks()
        guard let number = scanner.number() else { return nil }
        scanner.skipBlanks()
        return scanner.next == scanner.end && number.isFinite ? number : nil
    }

    /// The next number after signs that are none, as in `[0,66][1080,210]`; `nil` where the text ends before.
    ///
    /// `nan` and `inf` are numbers that are not finite.
    mutating func nextNumber() -> Double? {
        while next < end {
            if let number = number() { return number }
            next += 1
        }
        return nil
    }

    /// The next four numbers, wherever they stand; `nil` where the text ends before.
    mutating func nextFour() -> (Double, Double, Double, Double)? {
        guard let first = nextNumber(), let second = nextNumber(), let third = nextNumber(), let fourth = nextNumber()
        else { return nil }
        return (first, second, third, fourth)
    }

    mutating func skipBlanks() {
        while next < end, bytes[next] <= 0x20 { next += 1 }
    }

    /// Passes over a sign, blanks before it too; `false` where something else is there.
    mutating func skip(_ sign: UInt8) -> Bool {
        skipBlanks()
        guard next < end, bytes[next] == sign else { return false }
        next += 1
        return true
    }

    /// The number that begins here; `nil` where none does.
    ///
    /// Digits beyond the fifteenth are no matter of frames; exponents are read, and lead out of all bounds as they may.
    mutating func number() -> Double? {
        let start = next
        var isNegative = false
        if next < end, bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") {
            isNegative = bytes[next] == UInt8(ascii: "-")
            next += 1
        }
        if let word = notFinite() { return isNegative ? -word : word }
        let whole = digits()
        guard whole.count > 0 || (next + 1 < end && bytes[next] == UInt8(ascii: ".") && Self.isDigit(bytes[next + 1]))
        else {
            next = start
            return nil
        }
        var value = whole.value
        if next < end, bytes[next] == UInt8(ascii: ".") {
            next += 1
            let fraction = digits()
            value += fraction.value / Self.powerOfTen(fraction.count)
        }
        if next + 1 < end, bytes[next] | 0x20 == UInt8(ascii: "e") {
            let text = bytes.text(start..<exponentEnd())
            if let exact = Double(text) {
                next = exponentEnd()
                return exact
            }
        }
        return isNegative ? -value : value
    }

    private mutating func notFinite() -> Double? {
        for (word, value) in [("nan", Double.nan), ("inf", .infinity)]
        where end - next >= 3 && zip(word.utf8, bytes[next..<(next + 3)]).allSatisfy({ $0 == $1 | 0x20 }) {
            next += 3
            return value
        }
        return nil
    }

    private mutating func digits() -> (value: Double, count: Int) {
        let start = next
        var value = 0.0
        while next < end, Self.isDigit(bytes[next]) {
            value = value * 10 + Double(bytes[next] - 0x30)
            next += 1
        }
        return (value, next - start)
    }

    private func exponentEnd() -> Int {
        var index = next + 1
        if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
        while index < end, Self.isDigit(bytes[index]) { index += 1 }
        return index
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static func powerOfTen(_ count: Int) -> Double {
        count < powers.count ? powers[count] : pow(10, Double(count))
    }

    private static let powers: [Double] = (0...22).map { pow(10, Double($0)) }
}
