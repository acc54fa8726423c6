import RegionGallery

/// A collection that flows around whatever covers a part of the window.
struct ItemsScreen: View {
    let items: [Item]

    var body: some View {
        GeometryReader { proxy in
            RegionAvoidingLayout(
                regions: proxy.reservedRegions(kind: .occlusion)
            ) {
                ForEach(items) { item in
                    ItemView(item)
                }
            }
        }
        .padding(8)
    }
}

/// Something in a collection.
struct Item: Identifiable {
    let id: Int
    let color: Color

    static let samples: [Item] = {
        let colors: [Color] = [.indigo, .teal, .orange, .pink, .mint, .blue, .brown]
        return (0..<60).map { Item(id: $0, color: colors[$0 * 3 % colors.count]) }
    }()
}

/// A picture of an item. Pictures may lie across a fold; it is controls and text that must not.
struct ItemView: View {
    private let item: Item

    init(_ item: Item) { self.item = item }

    var body: some View {
        RoundedRectangle(cornerRadius: 14)
            .fill(item.color.opacity(0.8))
            .frame(width: 84, height: 84)
            .overlay(alignment: .bottomTrailing) {
                Circle().fill(.white.opacity(0.5)).frame(width: 28, height: 28).padding(10)
            }
            .accessibilityIdentifier("item-\(item.id)")
    }
}
