extension List where SelectionValue == Never {
    /// A row for each item of a collection that something else owns; each is given a way to change its item.
    public init<Items: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Items>, @ViewBuilder rowContent: @escaping (Binding<Items.Element>) -> RowContent
    )
    where
        Content == ForEach<[Binding<Items.Element>], Items.Element.ID, RowContent>, Items.Element: Identifiable
    {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A row for each item, known by the value at a key path, of a collection that something else owns.
    public init<Items: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Items>, id: KeyPath<Items.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Items.Element>) -> RowContent
    ) where Content == ForEach<[Binding<Items.Element>], ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

extension List {
    /// A row for each item of a collection that something else owns, of which people can select one.
    public init<Items: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Items>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Items.Element>) -> RowContent
    )
    where
        Content == ForEach<[Binding<Items.Element>], Items.Element.ID, RowContent>, Items.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A row for each item of a collection that something else owns, of which people can select several.
    public init<Items: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Items>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Items.Element>) -> RowContent
    )
    where
        Content == ForEach<[Binding<Items.Element>], Items.Element.ID, RowContent>, Items.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}
