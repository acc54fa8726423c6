extension ViewHost {
    /// A view that keeps something between layouts.
    package struct StateHolder {
        /// The view's type, without its module.
        package let view: String
        /// The first of the elements of the snapshot that it became.
        package let element: Int
        /// What it is known by: another view of the type, or the same made anew, has another. It is held on to, so that
        /// nothing new can be taken for it.
        package let identity: AnyObject
    }

    /// The views that keep something and are seen, in the order of their first elements.
    ///
    /// - Complexity: O(n) in the nodes.
    package func stateHolders() -> [StateHolder] {
        layOut()
        var seen: Set<Int32> = []
        var holders: [StateHolder] = []
        for (element, start) in SnapshotBuilder(tree: tree, root: Int(Self.root)).nodesOfElements().enumerated() {
            var node = Int32(start)
            // What is around a node that was visited was visited too.
            while node > 0, seen.insert(node).inserted {
                defer { node = tree.nodes[Int(node)].parent }
                guard tree.nodes[Int(node)].kind == .scope, let scope = tree.scopes[tree.nodes[Int(node)].payload],
                    scope.keepsAnything
                else { continue }
                holders.append(
                    StateHolder(view: TypeNames.name(of: scope.type), element: element, identity: scope))
            }
        }
        return holders
    }
}
