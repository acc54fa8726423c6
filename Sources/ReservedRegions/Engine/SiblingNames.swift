/// How often a name was given so far among the elements of one parent.
///
/// Elements come in the order of the tree, so that most follow a sibling of the same name, and only where names
/// alternate is one looked up.
struct SiblingNames {
    private struct Named: Hashable {
        let parent: Int
        let name: String
    }

    private struct Run {
        var name: String
        var count: Int
    }

    /// By parent, the name that was given last.
    private var runs: [Int: Run] = [:]
    private var others: [Named: Int] = [:]

    /// Counts a name once more, and tells how often it was given to siblings, this one included.
    mutating func count(_ name: String, under parent: Int?) -> Int {
        let parent = parent ?? -1
        guard let run = runs[parent] else {
            runs[parent] = Run(name: name, count: 1)
            return 1
        }
        if run.name == name {
            runs[parent]?.count += 1
            return run.count + 1
        }
        others[Named(parent: parent, name: run.name)] = run.count
        let count = others[Named(parent: parent, name: name), default: 0] + 1
        runs[parent] = Run(name: name, count: count)
        return count
    }
}
