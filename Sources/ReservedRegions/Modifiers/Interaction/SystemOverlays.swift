extension View {
    /// Says whether the status bar is seen; the scene's safe area says what room it takes.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Says whether the status bar is seen, under an older name.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Says whether what the system shows over apps is seen; the scene says what room it takes.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
