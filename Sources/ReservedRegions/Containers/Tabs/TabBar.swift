import RegionModel

/// The bar below a tab view: a button for each tab, all of the same width.
struct TabBar: View {
    let tabs: BarStatements
    @Environment(\.barMetrics) private var metrics

    var body: some View {
        let statement = tabs.statement
        if !statement.tabs.isEmpty, statement.shows(.tabBar) {
            HStack(spacing: 0) {
                ForEach(statement.tabs.indices, id: \.self) { place in
                    VStack(spacing: 2) { statement.tabs[place] }
                        .font(.caption2)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity, minHeight: metrics.bottomBar)
                        .modified(by: Semantics(role: .button, name: "Tab"))
                }
            }
            .padding(.bottom, metrics.bottomInset)
            .environment(\.tabStatements, nil)
            .environment(\.barStatements, nil)
            .modified(by: Semantics(role: .tabBar, name: "TabBar"))
            .frame(height: metrics.bottomBar, alignment: .top)
        }
    }
}
