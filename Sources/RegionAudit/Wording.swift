import Foundation
import RegionModel

extension Int {
    /// The number with its noun, as in `1 error` and `2 errors`.
    package func inWords(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension CGFloat {
    /// The number as people read it, to a tenth.
    var inWords: String { JSONWriter.format(self, places: 1) }
}

extension CGSize {
    /// The size as people read it, as in `84 × 20 pt`.
    var inWords: String { inWords(.points) }

    /// The size in a unit as people read it.
    func inWords(_ unit: LengthUnit) -> String {
        "\(width.inWords) × \(height.inWords) \(unit == .points ? "pt" : "px")"
    }

    /// The size as programs read it: to a thousandth, which is less than any display resolves.
    var roundedForReports: CGSize {
        CGSize(width: width.rounded(toPlaces: 3), height: height.rounded(toPlaces: 3))
    }
}

extension Finding {
    /// What is wrong, and what would mend it.
    package var sentences: String { "\(message) \(advice)" }

    /// What would mend it, in one sentence.
    public var advice: String {
        if let remedy { return remedy }
        guard frame.isFinite else { return "Find what gives it a length or a place without end." }
        guard let move else {
            return moment == nil ? "No position in the window is clear for it." : "Let it stay where it is."
        }
        let (x, y) = (move.width, move.height)
        let steps = [
            x == 0 ? nil : "\(abs(x).inWords) pt to the \(x < 0 ? "left" : "right")",
            y == 0 ? nil : "\(abs(y).inWords) pt \(y < 0 ? "up" : "down")",
        ]
        return "Move it \(steps.compactMap(\.self).joined(separator: " and "))."
    }
}
