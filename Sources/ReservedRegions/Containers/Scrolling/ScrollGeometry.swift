import Foundation
import RegionModel

/// How much a scroll view shows of what it scrolls, in points; physical, from the left whatever the layout direction.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content's corner lies beyond the view's; negative by the insets where it begins.
    public var contentOffset: CGPoint
    /// The size of the content, without insets.
    public var contentSize: CGSize
    /// The room around the content.
    public var contentInsets: EdgeInsets
    /// The size of the view.
    public var containerSize: CGSize

    /// A geometry of the given parts.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// What of the content's coordinates the view covers.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// What of the content's coordinates the view covers within its insets.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }
}

extension View {
    /// Runs an action after each layout in which something read off the geometry of the scroll view in this view is
    /// another than before, and after the first, then with the same value twice.
    public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping @MainActor (ScrollGeometry) -> Value,
        action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
    ) -> some View {
        modified(
            by: ScrollObservation<Value>(
                value: { proxy in
                    proxy.tree.firstScrollView(in: Int(proxy.node)).map { transform(proxy.tree.scrollGeometry(of: $0)) }
                }, action: action))
    }

    /// Runs an action when a part of the view comes into sight in the scroll view around it, or goes out of it.
    ///
    /// - Parameter threshold: How much of the view is in sight at least, from 0 to 1.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
    ) -> some View {
        modified(
            by: ScrollObservation<Bool>(known: false, value: { $0.isVisible(threshold: threshold) }) { action($1) })
    }
}

private struct ScrollObservation<Value: Equatable>: NodeModifier {
    var known: Value?
    let value: @MainActor (GeometryProxy) -> Value?
    let action: @MainActor (_ old: Value, _ new: Value) -> Void

    final class Record: EffectRecord {
        var known: Value?
        var value: @MainActor (GeometryProxy) -> Value? = { _ in nil }
        var action: @MainActor (_ old: Value, _ new: Value) -> Void = { _, _ in }

        init(known: Value?) { self.known = known }

        override func layoutDidEnd(_ proxy: () -> GeometryProxy) {
            guard let new = value(proxy()), new != known else { return }
            let old = known ?? new
            known = new
            action(old, new)
        }
    }

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitEffect(
            Record.self, Record(known: known), content: content,
            update: { record, _ in (record.value, record.action) = (value, action) },
            index: { composer.tree.geometryObservers.insert($0) })
    }
}

extension GeometryProxy {
    /// Whether at least a part of the view is in sight in the scroll view around it; all of it where there is none.
    fileprivate func isVisible(threshold: Double) -> Bool {
        guard let shown = bounds(of: .scrollView) else { return true }
        let seen = shown.intersection(CGRect(origin: .zero, size: size))
        guard !seen.isNull else { return false }
        let (part, whole) = (seen.width * seen.height, size.width * size.height)
        return whole == 0 || part > 0 && part >= threshold * whole
    }
}

extension LayoutTree {
    /// The first scroll view in a node.
    fileprivate func firstScrollView(in index: Int) -> Int? {
        var waiting = [index]
        while let next = waiting.popLast() {
            if scrollLayout(of: next) != nil { return next }
            let start = waiting.count
            forEachChild(of: next) { waiting.append($0) }
            waiting[start...].reverse()
        }
        return nil
    }

    private func scrollLayout(of index: Int) -> ScrollLayout? {
        guard nodes[index].kind == .layout else { return nil }
        return (objects[nodes[index].payload] as? LayoutRecord<ScrollLayout>)?.layout
    }

    /// How much a scroll view shows of what it scrolls.
    fileprivate func scrollGeometry(of index: Int) -> ScrollGeometry {
        let view = frameInWindow(of: index)
        var content = CGRect.null
        forEachChild(of: index) { content = content.union(frameInWindow(of: $0)) }
        if content.isNull { content = CGRect(origin: view.origin, size: .zero) }
        let isReversed = nodes[index].flags.contains(.isRightToLeft)
        let insets = scrollLayout(of: index)?.insets(LayoutSubviews(tree: self, container: Int32(index)))
        let physical = (insets ?? EdgeInsets()).physical(in: isReversed ? .rightToLeft : .leftToRight)
        return ScrollGeometry(
            contentOffset: CGPoint(x: view.minX - content.minX, y: view.minY - content.minY),
            contentSize: content.size,
            contentInsets: EdgeInsets(
                top: physical.top, leading: physical.left, bottom: physical.bottom, trailing: physical.right),
            containerSize: view.size)
    }
}
