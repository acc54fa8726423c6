import RegionModel

/// Content with a navigation bar above, and a toolbar below where it has items; items that can stand beside a camera do
/// where the scene has a place for them.
struct NavigationContainer<Content: View>: View {
    let name: String
    let content: Content
    @State private var bars = BarStatements()
    @Environment(\.uprightBar) private var uprightBar
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Page(content: content, bars: bars)
            .environment(\.barStatements, bars)
            .safeAreaInset(edge: .bottom, spacing: 0) { BottomToolbar(bars: bars) }
            .safeAreaInset(edge: .top, spacing: 0) { NavigationBar(bars: bars) }
            .uprightBar(uprightBar, in: direction) { UprightToolbar(bars: bars) }
            .modified(by: Semantics(role: .container, name: name))
    }
}

/// The bar below the content of a navigation container, where it has items.
struct BottomToolbar: View {
    let bars: BarStatements
    @Environment(\.barMetrics) private var metrics
    @Environment(\.uprightBar) private var uprightBar

    var body: some View {
        let statement = bars.statement
        let items = statement.items(in: .bottom, besides: uprightBar)
        if !items.isEmpty, statement.shows(.bottomBar) {
            ToolbarGroup(items: items)
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, minHeight: metrics.bottomBar)
                .padding(.bottom, metrics.bottomInset)
                .modified(by: Semantics(role: .toolbar, name: "Toolbar"))
                .frame(height: metrics.bottomBar, alignment: .top)
        }
    }
}
