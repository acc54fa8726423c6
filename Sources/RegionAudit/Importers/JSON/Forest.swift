/// Lists of nodes that name the ones they are in.
enum Forest {
    /// The nodes that are objects, each after the one that it is in, with the index that this one has in the result.
    ///
    /// Numbers that lead in circles end: what is in a circle is taken as if it were at the top.
    ///
    /// - Parameter parents: For each node the position of the one that it is in.
    /// - Complexity: O(n).
    static func ordered(_ nodes: [JSONView], parents: [Int?]) -> [(JSONView, parent: Int?)] {
        var children = [[Int]](repeating: [], count: nodes.count)
        var waiting: [(position: Int, parent: Int?)] = []
        for (position, node) in nodes.enumerated() where node.isObject {
            if let parent = parents[position], parent != position, nodes[parent].isObject {
                children[parent].append(position)
            } else {
                waiting.append((position, nil))
            }
        }
        waiting.reverse()
        var result: [(JSONView, parent: Int?)] = []
        var isVisited = nodes.map { !$0.isObject }
        var next = 0
        while true {
            while let (position, parent) = waiting.popLast() {
                if isVisited[position] { continue }
                isVisited[position] = true
                result.append((nodes[position], parent))
                let own = result.count - 1
                waiting += children[position].reversed().map { ($0, own) }
            }
            while next < nodes.count, isVisited[next] { next += 1 }
            guard next < nodes.count else { return result }
            waiting = [(next, nil)]
        }
    }
}
