extension ViewHost {
    /// Tells observers of preferences what changed, those inside first, and makes the views that are made from it.
    func readPreferences() {
        while !tree.stalePreferences.isEmpty {
            for node in tree.stalePreferences.takeDeepest() {
                guard let observer = tree.preferenceRecord(of: node) as? PreferenceObserver, observer.isStale else {
                    continue
                }
                observer.isStale = false
                for record in observer.refresh(in: tree, at: node) { compose(record) }
            }
        }
    }
}
