extension View {
    /// Names a preview, for an editor.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Says how much room a preview has, to an editor.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Says on which device a preview is shown, to an editor.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Says how the device of a preview is held, to an editor.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
