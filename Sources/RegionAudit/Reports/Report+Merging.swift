import RegionModel

extension Report {
    /// One report of several: of the parts of a check the whole, byte for byte what it would have been in one; of others
    /// all that they say, in their order.
    ///
    /// - Throws: `InputError` where parts are missing, are there twice, or are of several checks.
    public static func merging(_ reports: [Report]) throws(InputError) -> Report {
        let shards = reports.compactMap(\.shard)
        guard let first = shards.first else { return joined(reports, isList: reports.count > 1) }
        guard shards.count == reports.count, shards.allSatisfy({ $0.count == first.count }) else {
            throw InputError(found: "reports of several checks", expected: "the \(first.count) parts of one")
        }
        let places = Dictionary(grouping: reports.indices) { shards[$0].index }
        var sorted: [Report] = []
        for index in 1...first.count {
            guard let place = places[index]?.first, places[index]?.count == 1 else {
                let found = places[index] == nil ? "no part" : "several parts"
                throw InputError(found: "\(found) \(index)/\(first.count)", expected: "each part once")
            }
            sorted.append(reports[place])
        }
        var whole = joined(sorted, isList: false)
        // What one part did not need another may have: only what no part needed is worth a note.
        whole.notes = sorted[0].notes.filter { note in sorted.allSatisfy { $0.notes.contains(note) } }
        return whole
    }

    private static func joined(_ reports: [Report], isList: Bool) -> Report {
        Report(
            reports.flatMap(\.verdicts), isList: isList || reports.contains(where: \.isList),
            groupsPoses: reports.contains(where: \.groupsPoses), errors: reports.flatMap(\.errors),
            notes: reports.flatMap(\.notes))
    }
}
