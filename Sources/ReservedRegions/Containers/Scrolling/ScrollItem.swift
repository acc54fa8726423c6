import Foundation
import RegionModel

/// An item that a scroll view shows from the beginning.
struct ScrollItem: Hashable {
    let id: AnyHashable
    /// The point of the item that lies on the same point of the view; `nil` scrolls as little as shows the item.
    let anchor: UnitPoint?
}

// Ids of items are compared and never changed.
extension ScrollItem: @unchecked Sendable {}

extension LayoutTree {
    /// Takes note of the item that a scroll view begins at, if it begins at one.
    func noteScrollItem(of index: Int32, _ start: ScrollStart) {
        guard case .item(let item) = start else { return scrollItems[index] = nil }
        scrollItems[index] = item
    }

    /// Scrolls the views that begin at an item to where the item is laid out.
    func followScrollItems() {
        for (index, item) in scrollItems.sorted(by: { $0.key < $1.key }) {
            guard let record = objects[nodes[Int(index)].payload] as? LayoutRecord<ScrollLayout>,
                let target = node(ofItem: item.id, in: index)
            else { continue }
            let offset = offset(of: target, anchor: item.anchor, in: Int(index), record.layout)
            guard offset != record.layout.itemOffset else { continue }
            record.layout.itemOffset = offset
            noteRearrangement(at: Int(index))
        }
    }

    /// How far a scroll view is scrolled to show an item; more than there is content, if need be.
    private func offset(of target: Int, anchor: UnitPoint?, in index: Int, _ layout: ScrollLayout) -> CGPoint {
        let insets = layout.insets(LayoutSubviews(tree: self, container: Int32(index)))
        let view = nodes[index].size
        let (frame, contents) = (readingFrame(of: target, in: index), contentOrigin(of: index))
        let start = CGPoint(
            x: frame.minX - contents.x + insets.leading, y: frame.minY - contents.y + insets.top)
        return CGPoint(
            x: Self.offset(start.x, length: frame.width, in: view.width, anchor?.x),
            y: Self.offset(start.y, length: frame.height, in: view.height, anchor?.y))
    }

    private static func offset(_ start: CGFloat, length: CGFloat, in room: CGFloat, _ anchor: CGFloat?) -> CGFloat {
        if let anchor { return start + anchor * (length - room) }
        return length > room ? start : max(0, start + length - room)
    }

    /// A node's frame in one around it, seen from the side where lines begin.
    private func readingFrame(of index: Int, in around: Int) -> CGRect {
        let (inner, outer) = (frameInWindow(of: index), frameInWindow(of: around))
        let isReversed = nodes[around].flags.contains(.isRightToLeft)
        return CGRect(
            x: isReversed ? outer.maxX - inner.maxX : inner.minX - outer.minX, y: inner.minY - outer.minY,
            width: inner.width, height: inner.height)
    }

    private func contentOrigin(of index: Int) -> CGPoint {
        var origin = CGPoint(x: CGFloat.infinity, y: .infinity)
        forEachChild(of: index) { child in
            origin = CGPoint(x: min(origin.x, nodes[child].x), y: min(origin.y, nodes[child].y))
        }
        return origin
    }

    /// The view of an item: one that was given its id, or that was made for it.
    private func node(ofItem id: AnyHashable, in index: Int32) -> Int? {
        var waiting = [nodes[Int(index)].firstChild]
        while let next = waiting.popLast() {
            guard next != 0 else { continue }
            let node = nodes[Int(next)]
            if node.payload >= 0, node.kind == .semantics || node.kind == .items {
                let object = objects[node.payload]
                if (object as? SemanticsRecord)?.identity == id { return Int(next) }
                if let first = (object as? AnyKeptItems)?.place(of: id) {
                    var child = node.firstChild
                    for _ in 0..<first { child = nodes[Int(child)].nextSibling }
                    if let view = firstView(at: child) { return view }
                }
            }
            waiting.append(node.nextSibling)
            waiting.append(node.firstChild)
        }
        return nil
    }

    /// The first node from one on that is laid out.
    private func firstView(at index: Int32) -> Int? {
        var next = index
        while next != 0, !nodes[Int(next)].kind.isLaidOut { next = nodes[Int(next)].firstChild }
        return next == 0 ? nil : Int(next)
    }
}
