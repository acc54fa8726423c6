/// Which elements of several snapshots are the same: each has a number, its track, for as long as it is seen.
///
/// An element is the same as one before it that has its id, lies in the same element that is no mere container, and is
/// in the same place among those alike. Containers do not count, since a stack that becomes a row is another container
/// around the same things.
package struct ElementTracks {
    /// For each snapshot the track of each of its elements.
    package private(set) var tracks: [[Int]] = []
    /// How many tracks there are.
    package var count: Int { known.count }

    private var known: [Key: Int] = [:]
    private var last: [LayoutElement] = []

    private struct Key: Hashable {
        let owner: Int
        let id: String
        let occurrence: Int
    }

    package init() {}

    /// The tracks of the snapshots of a sequence.
    package init(of sequence: SnapshotSequence) {
        for step in sequence.steps { add(step.snapshot) }
    }

    /// Takes the next snapshot.
    ///
    /// - Complexity: O(n) in the elements.
    package mutating func add(_ snapshot: LayoutSnapshot) {
        let elements = snapshot.elements
        defer { last = elements }
        if let previous = tracks.last, Self.hasSameTree(last, elements) {
            tracks.append(previous)
        } else {
            tracks.append(find(elements))
        }
    }

    private mutating func find(_ elements: [LayoutElement]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(elements.count)
        var owners: [Int] = []
        owners.reserveCapacity(elements.count)
        var seen: [Key: Int] = [:]
        for element in elements {
            let owner = element.parent.map { owners[$0] } ?? -1
            let first = Key(owner: owner, id: element.id, occurrence: 0)
            let key = Key(owner: owner, id: element.id, occurrence: seen[first, default: 0])
            seen[first, default: 0] += 1
            let track = known[key] ?? known.count
            known[key] = track
            result.append(track)
            owners.append(element.role == .container ? owner : track)
        }
        return result
    }

    private static func hasSameTree(_ a: [LayoutElement], _ b: [LayoutElement]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { $0.id == $1.id && $0.parent == $1.parent && $0.role == $1.role }
    }
}
