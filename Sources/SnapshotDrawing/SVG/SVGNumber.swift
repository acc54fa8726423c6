import Foundation

/// Numbers as SVG writes them: short, and the same on every machine.
enum SVGNumber {
    /// The number with at most `decimals` decimals and no zeros at the end; zero where it is not finite.
    static func format(_ number: Double, decimals: Int = 2) -> String {
        var power = 1
        for _ in 0..<decimals { power *= 10 }
        let scaled = (number * Double(power)).rounded()
        guard abs(scaled) < 1e15 else { return "0" }
        let whole = Int(abs(scaled))
        guard whole != 0 else { return "0" }
        var result = (scaled < 0 ? "-" : "") + (whole >= power ? String(whole / power) : "")
        let rest = whole % power
        if rest != 0 {
            var digits = String(rest)
            digits = String(repeating: "0", count: decimals - digits.count) + digits
            while digits.last == "0" { digits.removeLast() }
            result += "." + digits
        }
        return result
    }

    /// Numbers with just as much between them as it takes to tell them apart.
    static func list(_ numbers: [Double]) -> String {
        var result = ""
        for number in numbers {
            let text = format(number)
            if !result.isEmpty, text.first != "-" { result += " " }
            result += text
        }
        return result
    }
}
