extension View {
    /// Lets the view reach into the safe area, under an older name.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
