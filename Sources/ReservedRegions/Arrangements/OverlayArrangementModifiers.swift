extension View {
    /// Says on which side of a fold from top to bottom the pane of an overlay arrangement lies.
    ///
    /// Said of a pane; the other one has the other side. Where both ask for the same side, the primary pane has it. (In
    /// iOS 27.1 an edge of the secondary pane was once measured to put both on one side.)
    ///
    /// - Parameter edge: `nil` for the usual side: trailing for the primary pane.
    public func overlayArrangementEdge(_ edge: HorizontalEdge?) -> some View {
        layoutValue(key: OverlayHorizontalEdgeKey.self, value: edge)
    }

    /// Says on which side of a fold from side to side the pane of an overlay arrangement lies.
    ///
    /// Said of a pane; the other one has the other side. Where both ask for the same side, the primary pane has it. (In
    /// iOS 27.1 an edge of the secondary pane was once measured to put both on one side.)
    ///
    /// - Parameter edge: `nil` for the usual side: the lower one for the primary pane.
    public func overlayArrangementEdge(_ edge: VerticalEdge?) -> some View {
        layoutValue(key: OverlayVerticalEdgeKey.self, value: edge)
    }
}

enum OverlayHorizontalEdgeKey: LayoutValueKey {
    static let defaultValue: HorizontalEdge? = nil
}

enum OverlayVerticalEdgeKey: LayoutValueKey {
    static let defaultValue: VerticalEdge? = nil
}
