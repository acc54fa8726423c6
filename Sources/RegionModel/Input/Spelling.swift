/// Finding what somebody meant.
public enum Spelling {
    /// The word nearest to the given one, or `nil` where none is near.
    ///
    /// Near means that at most a third of the letters, and at least one, differ; case does not count.
    ///
    /// - Complexity: O(n · m · k) in the letters of the word, of the longest candidate, and the candidates.
    public static func nearest(to word: String, among candidates: [String]) -> String? {
        let limit = max(1, word.count / 3)
        return candidates.map { ($0, distance(word.lowercased(), $0.lowercased())) }
            .filter { $0.1 <= limit }
            .min { $0.1 < $1.1 }?.0
    }

    /// How many letters must be added, removed, replaced or swapped with a neighbour to turn one word into the other.
    static func distance(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first.prefix(64)), Array(second.prefix(64)))
        var rows = [Array(0...b.count)]
        for (i, letter) in a.enumerated() {
            var row = [i + 1]
            for (j, other) in b.enumerated() {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
                if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
