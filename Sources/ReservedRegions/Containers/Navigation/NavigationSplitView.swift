import Foundation
import RegionModel

/// Columns of which one leads to the next: a sidebar, sometimes a list, a detail.
///
/// In a window of regular width they stand side by side; an active fold that leaves room on both sides parts them. In
/// a compact one there is one column: the sidebar, or the preferred one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: NavigationSplitViewVisibility
    private let compactColumn: NavigationSplitViewColumn
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    /// Three columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility?.wrappedValue ?? .automatic
        compactColumn = preferredCompactColumn?.wrappedValue ?? .sidebar
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    /// Two columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(
            columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
            content: { EmptyView() }, detail: detail)
    }

    /// The columns that are there.
    public var body: some View {
        if horizontalSizeClass == .compact {
            switch compactColumn {
            case .sidebar: column("Sidebar", sidebar)
            case .content: column("Content", content)
            default: column("Detail", detail)
            }
        } else {
            GeometryReader { proxy in
                NavigationColumns(spans: ColumnSpans.spans(count: shown.count, in: proxy)) {
                    if shown.contains(.sidebar) { column("Sidebar", sidebar).environment(\.barsAreLevel, true) }
                    if shown.contains(.content) { column("Content", content).environment(\.barsAreLevel, true) }
                    column("Detail", detail)
                }
            }
            .modified(by: Semantics(role: .container, name: "NavigationSplitView"))
        }
    }

    private func column(_ name: String, _ content: some View) -> some View {
        NavigationContainer(name: name, content: content)
    }

    private var shown: [NavigationSplitViewColumn] {
        let all: [NavigationSplitViewColumn] =
            Content.self == EmptyView.self ? [.sidebar, .detail] : [.sidebar, .content, .detail]
        switch visibility {
        case .detailOnly: return [.detail]
        case .doubleColumn: return all.suffix(2)
        default: return all
        }
    }
}

/// Which columns of a split view are there.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let number: Int

    /// Those that the platform sees fit: all.
    public static let automatic = NavigationSplitViewVisibility(number: 0)
    /// All.
    public static let all = NavigationSplitViewVisibility(number: 1)
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
    /// The last.
    public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int

    /// The first.
    public static let sidebar = NavigationSplitViewColumn(number: 0)
    /// The one between.
    public static let content = NavigationSplitViewColumn(number: 1)
    /// The last.
    public static let detail = NavigationSplitViewColumn(number: 2)
}

extension View {
    /// Says how wide the column that the view is in would best be. Without effect here.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// Says how wide the column that the view is in may be. Without effect here.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}
