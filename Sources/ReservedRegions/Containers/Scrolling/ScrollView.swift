import Foundation

/// A view that people scroll: it takes the room it is offered along its axes and shows a part of its content.
///
/// The content is laid out at its ideal length along those axes, from the top leading corner; across, view and content
/// have the same length. Several views stand in a stack along the axis. In a snapshot it has the role `scrollView`:
/// what is in it may pass anywhere, and is not judged by where it happens to be.
public struct ScrollView<Content: View>: PrimitiveView {
    /// The content.
    public var content: Content
    /// The axes along which it scrolls.
    public var axes: Axis.Set
    /// Whether the platform shows how far it is scrolled; nothing here depends on it.
    public var showsIndicators: Bool

    /// A view that scrolls.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Composes the content.
    public func _compose(into composer: Composer) {
        let start = composer.environment.scrollStart
        let layout = ScrollLayout(axes: axes, start: start, margins: composer.environment.contentMargins)
        let axis: Axis = axes == .horizontal ? .horizontal : .vertical
        composer.withEnvironment({ ($0.scrollStart, $0.contentMargins) = (.corner, ContentMargins()) }) { composer in
            let index = composer.emitContainer(layout, name: "ScrollView", role: .scrollView, axis: axis) {
                content._compose(into: $0)
            }
            if let index { composer.tree.noteScrollItem(of: index, start) }
        }
    }
}
