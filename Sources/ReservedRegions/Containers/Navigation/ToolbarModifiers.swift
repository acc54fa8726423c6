extension View {
    /// Puts items into the bars around the view.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let items = content()._items()
        return says { $0.items = items }
    }

    /// Puts views into the bars around the view.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let item = ToolbarEntry(placement: .automatic, content: content())
        return says { $0.items = [item] }
    }

    /// Puts items that people may arrange into the bars around the view; they stay as they are here.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Takes an item of the platform's out of the bars around the view; there are none here.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

    /// Shows or hides bars around the view.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        says { statement in
            for bar in bars { statement.visibility[bar == .automatic ? .navigationBar : bar] = visibility }
        }
    }

    /// Shows or hides bars around the view.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        says { statement in
            for bar in bars { statement.visibility[bar == .automatic ? .navigationBar : bar] = visibility }
        }
    }

    /// Says whether the background of bars is seen. Without effect on layout.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    /// Says what lies behind bars. Without effect on layout.
    public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View {
        self
    }
}
