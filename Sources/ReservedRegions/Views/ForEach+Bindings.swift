extension ForEach where Content: View {
    /// A view for each item of a collection that something else owns; each is given a way to change its item.
    public init<Items: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Items>, @ViewBuilder content: @escaping (Binding<Items.Element>) -> Content
    ) where Data == [Binding<Items.Element>], Items.Element: Identifiable, ID == Items.Element.ID {
        self.init(data.items, id: \.wrappedValue.id, content: { content($0) })
    }

    /// A view for each item, known by the value at a key path, of a collection that something else owns; each is given
    /// a way to change its item.
    public init<Items: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Items>, id: KeyPath<Items.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Items.Element>) -> Content
    ) where Data == [Binding<Items.Element>] {
        let path: KeyPath<Binding<Items.Element>, Items.Element> = \.wrappedValue
        self.init(data.items, id: path.appending(path: id), content: { content($0) })
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// A binding of each item there is now. One whose item is gone reads as it was last and changes nothing.
    fileprivate var items: [Binding<Value.Element>] {
        let now = wrappedValue
        return now.indices.map { index in
            Binding<Value.Element>(
                get: { wrappedValue.has(index) ? wrappedValue[index] : now[index] },
                set: { if wrappedValue.has(index) { wrappedValue[index] = $0 } })
        }
    }
}

extension Collection {
    fileprivate func has(_ index: Index) -> Bool { index >= startIndex && index < endIndex }
}
