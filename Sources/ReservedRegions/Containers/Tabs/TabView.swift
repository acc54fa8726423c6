import Foundation
import RegionModel

/// Views of which one is shown, with a bar to choose it: below, or beside a camera where the scene has a place for bars.
///
/// The one shown is the first whose tag is the selection, or else the first. The others are laid out as well, and left
/// out of the snapshot.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: AnyHashable?
    private let content: Content
    @State private var tabs = BarStatements()
    @Environment(\.isPaged) private var isPaged
    @Environment(\.uprightBar) private var uprightBar
    @Environment(\.layoutDirection) private var direction

    /// Views of which a value chooses one.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { AnyHashable($0.wrappedValue) }
        self.content = content()
    }

    /// The view that is shown above the bar.
    public var body: some View {
        TabPages(selection: selection, content: content, tabs: tabs)
            .environment(\.tabStatements, tabs)
            .safeAreaInset(edge: .bottom, spacing: 0) { if !isPaged, uprightBar == nil { TabBar(tabs: tabs) } }
            .uprightBar(uprightBar, in: direction) { if !isPaged { UprightTabBar(tabs: tabs) } }
            .modified(by: Semantics(role: .container, name: "TabView"))
    }
}

extension TabView where SelectionValue == Int {
    /// Views of which the first is shown.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// The views of a tab view.
private struct TabPages<Content: View>: PrimitiveView {
    let selection: AnyHashable?
    let content: Content
    let tabs: BarStatements

    func _compose(into composer: Composer) {
        tabs.restart()
        composer.emitContainer(TabsLayout(selection: selection), name: "Page") { content._compose(into: $0) }
    }
}

/// The layout of a tab view's views: each has all the room, in its middle, and one is shown.
struct TabsLayout: ContentContainer, Equatable {
    let selection: AnyHashable?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let content = shown(subviews)?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let shown = shown(subviews)
        for view in subviews {
            view.leaveOut(view != shown)
            view.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }

    private func shown(_ subviews: Subviews) -> LayoutSubview? {
        guard let selection else { return subviews.first }
        return subviews.first { $0[TagKey.self] == selection } ?? subviews.first
    }
}
