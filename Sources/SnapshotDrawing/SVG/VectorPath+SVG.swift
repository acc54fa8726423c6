import Foundation

extension VectorPath {
    /// The path as SVG's path data, in steps from point to point because those are shorter to write.
    var svgData: String {
        var result = ""
        var position = CGPoint.zero
        var start = CGPoint.zero
        var letter: Character = " "
        // Steps lead from the rounded position, so that rounding does not add up along the path.
        func step(to points: [CGPoint]) -> [Double] {
            let numbers = points.flatMap { [Self.round($0.x) - position.x, Self.round($0.y) - position.y] }
            if let last = points.last { position = CGPoint(x: Self.round(last.x), y: Self.round(last.y)) }
            return numbers
        }
        func write(_ next: Character, _ numbers: [Double]) {
            let text = SVGNumber.list(numbers)
            if next != letter || next == "m" { result.append(next) } else if text.first != "-" { result += " " }
            letter = next
            result += text
        }
        for element in elements {
            switch element {
            case .move(let point):
                write("m", step(to: [point]))
                start = position
            case .line(let point):
                let numbers = step(to: [point])
                if numbers[1] == 0 {
                    write("h", [numbers[0]])
                } else if numbers[0] == 0 {
                    write("v", [numbers[1]])
                } else {
                    write("l", numbers)
                }
            case .curve(let first, let second, let end): write("c", step(to: [first, second, end]))
            case .close:
                result += "z"
                letter = "z"
                position = start
            }
        }
        return result
    }

    /// A coordinate on the grid of what is written, so that the differences of two are on it too.
    private static func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
