/// What stands in toolbars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of what the content is made of.
    associatedtype Body: ToolbarContent
    /// What the content is made of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Gives the items. Toolbars call it; content is written by its `body`.
    @MainActor func _items() -> [ToolbarEntry]
}

extension ToolbarContent {
    /// The items of the body.
    public func _items() -> [ToolbarEntry] { body._items() }
}

/// Content of toolbars that is not made of other content.
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    /// A primitive has no body.
    public var body: Never { fatalError("\(Self.self) is not made of other content") }
}

extension Never: ToolbarContent {
    /// There is no such content.
    public func _items() -> [ToolbarEntry] { [] }
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
    /// The items of the content, if it is there.
    public func _items() -> [ToolbarEntry] { self?._items() ?? [] }
}

/// An item of a toolbar, whatever it was made of.
public struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
    /// Whether a symbol can stand for the item.
    let isSymbol: Bool
    var axis = ToolbarItemAxisBehavior.automatic
    var priority = ToolbarItemVisibilityPriority.automatic

    /// An item of the given view.
    @MainActor init(placement: ToolbarItemPlacement, content: some View) {
        (self.placement, view, isSymbol) = (placement, AnyView(content), content.canBeSymbol)
    }

    /// Whether the item stands in a strip beside a camera where there is one.
    var isTakenByStrip: Bool {
        guard placement.slot != .principal else { return false }
        return switch axis {
        case .verticalPreferred: true
        case .horizontalOnly: false
        default: isSymbol
        }
    }

    func with<Value>(_ property: WritableKeyPath<ToolbarEntry, Value>, _ value: Value) -> ToolbarEntry {
        var entry = self
        entry[keyPath: property] = value
        return entry
    }
}

/// Makes the content of toolbars of what is written one after the other.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
    /// Content written on its own.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// One piece of content is itself.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Several pieces of content, one after the other.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> ToolbarContentList {
        var items: [ToolbarEntry] = []
        repeat items += (each content)._items()
        return ToolbarContentList(items: items)
    }

    /// Content that may be absent: `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// The first of two pieces of content: `if`.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarContentList {
        ToolbarContentList(items: first._items())
    }

    /// The second of two pieces of content: `else`.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarContentList {
        ToolbarContentList(items: second._items())
    }

    /// Content behind an availability check.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> ToolbarContentList {
        ToolbarContentList(items: content._items())
    }
}

/// Items of toolbars, one after the other.
public struct ToolbarContentList: PrimitiveToolbarContent {
    let items: [ToolbarEntry]

    /// The items.
    public func _items() -> [ToolbarEntry] { items }
}
