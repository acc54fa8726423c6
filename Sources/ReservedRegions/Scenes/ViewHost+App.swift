import RegionModel

extension ViewHost {
    /// A host for what the first window of an app shows; nothing where it has no window.
    ///
    /// - Parameters:
    ///   - scene: The window.
    ///   - measurer: What measures text; without fonts, characters of one width stand in.
    ///   - app: The app. It is made once, and its state lasts as long as the host.
    public convenience init<Main: App>(
        scene: WindowScene, measurer: any TextMeasurer = FixedAdvanceTextMeasurer(), app: Main.Type
    ) {
        self.init(scene: scene, measurer: measurer, placement: .window, content: AppContent(app: Main()))
    }
}

/// What the first window of an app shows, with the app's state.
private struct AppContent<Main: App>: PrimitiveView {
    let app: Main

    func _compose(into composer: Composer) { composer.emitScope(app) { $0.body._window } }
}
