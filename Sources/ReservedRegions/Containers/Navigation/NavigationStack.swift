/// A view with a navigation bar; people go from it to others and back.
///
/// The first view is shown, whatever is on the path: where people went is for a running app. The content begins where
/// the scene says that bars end (`WindowScene.navigationBarBottom`), or below a bar of the usual height.
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root

    /// A stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

    /// A stack with a path of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    /// A stack with a path of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
    }

    /// The first view below its bar.
    public var body: some View { NavigationContainer(name: "NavigationStack", content: root) }
}

/// A view with a navigation bar, as it was before `NavigationStack`.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// A view with a navigation bar.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The content below its bar.
    public var body: some View { NavigationContainer(name: "NavigationView", content: content) }
}

/// Values of any types that say where people went.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []

    /// Nowhere yet.
    public init() {}

    /// Where the given values lead.
    public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
        self.values = values.map { AnyHashable($0) }
    }

    /// How many steps people went.
    public var count: Int { values.count }
    /// Whether people are where they began.
    public var isEmpty: Bool { values.isEmpty }

    /// One step further.
    public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

    /// Steps back; at most to where people began.
    public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(max(0, count), values.count)) }
}

extension View {
    /// Says what values of a type lead to. Without effect here: the first view is shown.
    public func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> Destination
    ) -> some View { self }

    /// Says what a flag leads to. Without effect here: the first view is shown.
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) -> some View { self }

    /// Says what an item leads to. Without effect here: the first view is shown.
    public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
    ) -> some View { self }
}
