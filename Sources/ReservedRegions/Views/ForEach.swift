/// A view for each item of a collection; a view keeps its identity while its item keeps its id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: PrimitiveView {
    /// The items.
    public var data: Data
    /// What makes the view of an item.
    public var content: @MainActor (Data.Element) -> Content

    private let id: (Data.Element) -> ID
    /// Whether no two items can have one id.
    private let areUnique: Bool
    private let compose: @MainActor (Composer, Self) -> Void

    private init(
        _ data: Data, id: @escaping (Data.Element) -> ID, areUnique: Bool = false,
        content: @escaping @MainActor (Data.Element) -> Content
    ) where Content: View {
        self.data = data
        self.id = id
        self.content = content
        self.areUnique = areUnique
        compose = { $1.composeItems(into: $0) }
    }

    /// Composes the items' views in order.
    public func _compose(into composer: Composer) { compose(composer, self) }

    /// Makes all views first, so that what they read of models is watched at once. In a picker whose values are of the
    /// ids' type, each is the option of its item's id.
    private func composeItems(into composer: Composer) where Content: View {
        var views = composer.tracked { data.map { content($0) } }.makeIterator()
        let areOptions = composer.environment.pickerOptions?.type == ObjectIdentifier(ID.self)
        composer.emitItems(data, id: id, areUnique: areUnique) { composer, item in
            guard let view = views.next() else { return }
            guard areOptions else { return view._compose(into: composer) }
            PickerOption(tag: AnyHashable(id(item)), content: view)._compose(into: composer)
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// A view for each identifiable item.
    public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content) {
        self.init(data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    /// A view for each item, known by the value at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
    ) {
        self.init(data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content) {
        self.init(data, id: { $0 }, areUnique: true, content: content)
    }
}
