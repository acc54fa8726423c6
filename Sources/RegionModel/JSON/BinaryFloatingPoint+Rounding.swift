import Foundation

extension BinaryFloatingPoint {
    /// The number rounded to so many places behind the point; of halves the one that is farther from zero.
    package func rounded(toPlaces places: Int) -> Double {
        let power = pow(10, Double(places))
        return (Double(self) * power).rounded() / power
    }
}
