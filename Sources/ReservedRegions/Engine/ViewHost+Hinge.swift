extension ViewHost {
    /// Tells the views that want to know where the hinge is, in the order of their nodes.
    func tellOfHinge() {
        for index in tree.hingeObservers.sorted() {
            (tree.objects[tree.nodes[Int(index)].payload] as? HingeRecord)?.layoutDidEnd(with: scene.hinge)
        }
    }
}
