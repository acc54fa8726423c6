import RegionModel

extension ViewHost {
    /// Marks what follows from the window for another layout.
    func sceneDidChange(from old: WindowScene) {
        tree.scene = scene
        let known = (old.size, old.safeArea, old.layoutDirection, old.scale)
        if known != (scene.size, scene.safeArea, scene.layoutDirection, scene.scale) { mustLayOut = true }
        let inherited = (old.layoutDirection, old.horizontalSizeClass, old.verticalSizeClass, old.scale)
        if inherited != (scene.layoutDirection, scene.horizontalSizeClass, scene.verticalSizeClass, scene.scale) {
            mustCompose = true
        }
        if old.scale != scene.scale { tree.notePixelChange() }
        if BarMetrics(old) != BarMetrics(scene) { mustCompose = true }
        if (old.cornerRadii, old.cornerInsets) != (scene.cornerRadii, scene.cornerInsets) { mustCompose = true }
        if (old.colorScheme, old.phase) != (scene.colorScheme, scene.phase) { mustCompose = true }
        let regionsChanged = old.regions != scene.regions || old.regionQueries != scene.regionQueries
        if regionsChanged, !(tree.avoidingTexts.isEmpty && tree.displacements.isEmpty) { tree.hasMovedRegions = true }
        for index in tree.dependents.keys.sorted() {
            if tree.nodes[Int(index)].kind == .ignoresSafeArea {
                if old.safeArea != scene.safeArea { tree.noteDependent(index) }
                continue
            }
            guard let record = tree.objects[tree.nodes[Int(index)].payload] as? GeometryReaderRecord else { continue }
            let isAffected =
                record.reads.regions && regionsChanged || record.reads.safeArea && old.safeArea != scene.safeArea
            guard isAffected else { continue }
            record.isStale = true
            tree.noteDependent(index)
        }
    }
}
