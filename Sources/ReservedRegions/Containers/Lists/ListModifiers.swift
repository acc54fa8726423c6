import Foundation
import RegionModel

extension EnvironmentValues {
    /// Whether a section becomes a section of a list.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }

    /// Whether a view is in a row of a list.
    var isInListRow: Bool {
        get { self[IsInListRowKey.self] }
        set { self[IsInListRowKey.self] = newValue }
    }

    /// The distances of lists.
    var listMetrics: ListMetrics {
        get { self[ListMetricsKey.self] }
        set { self[ListMetricsKey.self] = newValue }
    }
}

private struct IsInListKey: EnvironmentKey {
    static let defaultValue = false
}

private struct IsInListRowKey: EnvironmentKey {
    static let defaultValue = false
}

private struct ListMetricsKey: EnvironmentKey {
    static let defaultValue = ListMetrics.insetGrouped
}

/// The room around a row's content.
enum ListRowInsetsKey: LayoutValueKey {
    static let defaultValue: EdgeInsets? = nil
}

/// Whether a row has a line below it.
enum ListRowSeparatorKey: LayoutValueKey {
    static let defaultValue = Visibility.automatic
}

extension View {
    /// Says how lists in the view look; their margins follow.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.listMetrics = style._metrics })
    }

    /// Puts other room around the content of the row that the view is in a list, in points; `nil` for the platform's.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        layoutValue(key: ListRowInsetsKey.self, value: insets)
    }

    /// Says whether there is a line below the row that the view is in a list.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        layoutValue(key: ListRowSeparatorKey.self, value: edges.contains(.bottom) ? visibility : .automatic)
    }

    /// Says what lies behind the row that the view is in a list. Without effect here.
    public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

    /// Says what people may do when they pull the view down. Without effect on layout.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

    /// Says what people may do when they swipe a row. Without effect on layout.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some View { self }

    /// Says how a section's header looks. Without effect here.
    public func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

extension VerticalEdge {
    /// Some of the two edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The set's bits.
        public let rawValue: Int8

        /// A set of the given bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one edge.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The edge above.
        public static let top = Set(.top)
        /// The edge below.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

extension ForEach {
    /// Says what deletes items. Without effect on layout.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }

    /// Says what moves items. Without effect on layout.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}
