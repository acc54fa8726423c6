/// How a list looks.
public protocol ListStyle: Sendable {
    /// The distances that the style comes to.
    var _metrics: ListMetrics { get }
}

/// What the platform makes of a list.
public struct DefaultListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The style's distances.
    public var _metrics: ListMetrics { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
    /// What the platform makes of a list.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The style's distances.
    public var _metrics: ListMetrics { .plain }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows from edge to edge.
public struct InsetListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The style's distances.
    public var _metrics: ListMetrics { .plain }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows from edge to edge.
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// Groups of rows from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The style's distances.
    public var _metrics: ListMetrics { .grouped }
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups of rows from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Groups of rows apart from the edges.
public struct InsetGroupedListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The style's distances.
    public var _metrics: ListMetrics { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups of rows apart from the edges.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// What leads to the other columns of a split view.
public struct SidebarListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The style's distances.
    public var _metrics: ListMetrics { .insetGrouped }
}

extension ListStyle where Self == SidebarListStyle {
    /// What leads to the other columns of a split view.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
