/// Making a failing case smaller for as long as it fails.
package enum Shrinking {
    /// Choices that still fail, of which few can be left out or made simpler.
    ///
    /// Runs of choices are left out, long ones first; then single ones are replaced by the simplest.
    ///
    /// - Parameters:
    ///   - choices: What fails, as lists of numbers.
    ///   - limit: How often to try.
    ///   - fails: Whether the case that is made of some choices fails too.
    package static func smallest(
        _ choices: [[UInt64]], limit: Int = 600, fails: ([[UInt64]]) -> Bool
    ) -> [[UInt64]] {
        var (best, tries) = (choices, 0)
        func isBetter(_ change: (inout [[UInt64]]) -> Void) -> Bool {
            var candidate = best
            change(&candidate)
            tries += 1
            guard candidate != best, fails(candidate) else { return false }
            best = candidate
            return true
        }
        for list in best.indices {
            for length in [64, 32, 16, 8, 4, 2, 1] {
                var start = best[list].count - length
                while start >= 0, tries < limit {
                    _ = isBetter { $0[list].removeSubrange(start..<start + length) }
                    start = min(start - length, best[list].count - length)
                }
            }
            for place in best[list].indices where tries < limit { _ = isBetter { $0[list][place] = Choices.simplest } }
        }
        return best
    }
}
