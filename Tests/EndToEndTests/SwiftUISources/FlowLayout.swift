import SwiftUI

/// Tags that flow into lines, clear of the fold.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8
    var alignment: HorizontalAlignment = .leading

    struct Cache {
        var sizes: [CGSize] = []
        var lines: [Range<Int>] = []
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
        breakLines(of: subviews, width: width, cache: &cache)
        let height = cache.lines.reduce(CGFloat(0)) { $0 + (cache.sizes[$1].map(\.height).max() ?? 0) + spacing }
        return CGSize(width: width, height: max(0, height - spacing))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        breakLines(of: subviews, width: bounds.width, cache: &cache)
        var y = bounds.minY
        for line in cache.lines {
            var x = bounds.minX
            let height = cache.sizes[line].map(\.height).max() ?? .zero
            for index in line {
                let isPinned = subviews[index][PinnedKey.self]
                subviews[index].place(
                    at: CGPoint(x: isPinned ? bounds.maxX : x, y: y + height / 2),
                    anchor: isPinned ? .trailing : .leading, proposal: ProposedViewSize(cache.sizes[index]))
                x += cache.sizes[index].width + spacing
            }
            y += height + spacing
        }
    }

    private func breakLines(of subviews: Subviews, width: CGFloat, cache: inout Cache) {
        cache.lines = []
        var start = subviews.startIndex
        var x: CGFloat = 0
        for index in subviews.indices {
            let distance =
                index == start
                ? 0
                : subviews[index - 1].spacing.distance(
                    to: subviews[index].spacing, along: .horizontal)
            if x + distance + cache.sizes[index].width > width, index > start {
                cache.lines.append(start..<index)
                (start, x) = (index, 0)
            }
            x += max(spacing, distance) + cache.sizes[index].width
        }
        if start < subviews.endIndex { cache.lines.append(start..<subviews.endIndex) }
    }
}

private struct PinnedKey: LayoutValueKey {
    static let defaultValue = false
}

extension View {
    func pinned(_ isPinned: Bool = true) -> some View { layoutValue(key: PinnedKey.self, value: isPinned) }
}

struct TagCloud: View {
    let tags: [String]
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    private var layout: AnyLayout {
        horizontalSizeClass == .compact ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(FlowLayout())
    }

    var body: some View {
        layout {
            ForEach(Array(tags.enumerated()), id: \.offset) { index, tag in
                Text(tag)
                    .font(.caption.weight(.medium))
                    .padding(.horizontal, 10)
                    .padding(.vertical, 4)
                    .background(.quaternary, in: Capsule())
                    .pinned(index == 0)
            }
        }
        .animation(.snappy, value: horizontalSizeClass)
    }
}
