import Foundation
import RegionModel

/// The bar of a tab view in the strip beside a camera: a button for each tab, at the strip's end.
struct UprightTabBar: View {
    let tabs: BarStatements
    @Environment(\.uprightBar) private var place

    /// The height of a tab, in points, where there is room for all.
    private static let tabHeight: CGFloat = 50

    var body: some View {
        let statement = tabs.statement
        if let place, !statement.tabs.isEmpty, statement.shows(.tabBar) {
            let height = Self.height(of: tabs, in: place) / CGFloat(statement.tabs.count)
            UprightBar(place: place) {
                VStack(spacing: 0) {
                    ForEach(statement.tabs.indices, id: \.self) { index in
                        VStack(spacing: 2) { statement.tabs[index] }
                            .font(.caption2)
                            .lineLimit(1)
                            .frame(maxWidth: .infinity)
                            .frame(height: height)
                            .modified(by: Semantics(role: .button, name: "Tab"))
                    }
                }
                .environment(\.tabStatements, nil)
                .environment(\.barStatements, nil)
                .modified(by: Semantics(role: .tabBar, name: "TabBar"))
                .frame(maxHeight: .infinity, alignment: .bottom)
            }
        }
    }

    /// The height that the tabs of a bar take of a strip's end, in points.
    static func height(of tabs: BarStatements?, in place: UprightBarPlace) -> CGFloat {
        guard let statement = tabs?.statement, statement.shows(.tabBar) else { return 0 }
        return min(CGFloat(statement.tabs.count) * tabHeight, place.frame.height)
    }
}
