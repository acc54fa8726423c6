import Foundation

/// Shares out room that is left over.
enum Growth {
    /// Something that has its length and may have more.
    struct Part {
        /// In points.
        var length: CGFloat
        /// The most that it takes, in points.
        var maximum: CGFloat
        /// Parts of the highest priority grow first.
        var priority: Double
    }

    /// The lengths that parts have when what is left over is shared among those that can grow, evenly among those of
    /// the same priority.
    ///
    /// - Complexity: O(n log n).
    static func lengths(of parts: [Part], growingBy room: CGFloat) -> [CGFloat] {
        var (lengths, room) = (parts.map(\.length), room)
        let growing = parts.indices.filter { parts[$0].maximum > parts[$0].length }
        let groups = Dictionary(grouping: growing) { parts[$0].priority }
        for priority in groups.keys.sorted(by: >) where room > 0 && room.isFinite {
            // Those that can grow least first, as what they leave is for the others.
            let group = (groups[priority] ?? []).sorted {
                (parts[$0].maximum - parts[$0].length, $0) < (parts[$1].maximum - parts[$1].length, $1)
            }
            for (place, index) in group.enumerated() {
                let share = min(room / CGFloat(group.count - place), parts[index].maximum - parts[index].length)
                lengths[index] += share
                room -= share
            }
        }
        return lengths
    }
}
