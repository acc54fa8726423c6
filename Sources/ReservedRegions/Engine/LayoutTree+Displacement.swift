import Foundation
import RegionGeometry
import RegionModel

extension LayoutTree {
    /// The displacement that a node stands for, if it stands for one.
    func displacement(at index: Int) -> DisplacementRule? {
        guard nodes[index].kind == .displacement, nodes[index].payload >= 0 else { return nil }
        return (objects[nodes[index].payload] as? DisplacementRecord)?.rule
    }

    /// Notes every displaced node around which things are not as they were when it was last placed.
    func noteStaleDisplacements() {
        for (index, known) in displacements {
            guard let rule = displacement(at: Int(index)) else { continue }
            if surroundings(ofDisplaced: Int(index), rule) != known { noteDependent(index) }
        }
    }

    /// Puts the content of a displaced node where it is clear of the regions.
    func arrangeDisplaced(_ index: Int) {
        let node = nodes[index]
        let content = child(0, of: nodes + index)
        put(content, x: 0, y: 0, size: node.size, proposal: node.proposal)
        nodes[content].flags.remove(.isOverRegion)
        faults.forget(Int32(index))
        guard let rule = displacement(at: index) else { return }
        let surroundings = surroundings(ofDisplaced: index, rule)
        displacements[Int32(index)] = surroundings
        guard surroundings.isMoved else { return }
        let isRightToLeft = node.flags.contains(.isRightToLeft)
        var frame = surroundings.frame
        let transform = drawingTransform(of: index, within: 0)
        // What is turned cannot tell which of its lengths a region takes.
        let isTurned = rule.strategy == .shrinking && (transform.b != 0 || transform.c != 0)
        var placement = surroundings.place(
            frame, by: isTurned ? .nearest : rule.strategy, isRightToLeft: isRightToLeft)
        if placement.frame.size != frame.size {
            frame = shrink(content, in: index, from: frame, to: placement.frame)
            placement = surroundings.place(frame, by: .nearest, isRightToLeft: isRightToLeft)
        }
        move(content, in: index, to: placement.frame)
        guard !placement.isClear else { return }
        nodes[content].flags.insert(.isOverRegion)
        report(
            at: Int32(index),
            "a displaced view of \(node.size.width) × \(node.size.height) has no place that is clear of the regions; "
                + "it stands where it covers them least")
    }

    /// Proposes a part of its frame in the window to what is in a displaced node.
    ///
    /// - Returns: Where it stands then: in the part, as near to where it stood as it can; of another size than was
    ///   proposed, in the middle of where it stood as far as the part allows.
    private func shrink(_ content: Int, in index: Int, from old: CGRect, to part: CGRect) -> CGRect {
        let node = nodes[index]
        let (x, y) = (node.size.width / old.width, node.size.height / old.height)
        let proposal = Proposal(width: part.width * x, height: part.height * y)
        let size = size(of: content, proposal)
        (nodes[content].size, nodes[content].proposal) = (size, proposal)
        let drawn = CGSize(width: size.width / x, height: size.height / y)
        func origin(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let best = middle - length / 2
            return length <= high - low ? min(max(best, low), high - length) : best
        }
        return CGRect(
            x: origin(old.midX, drawn.width, part.minX, part.maxX),
            y: origin(old.midY, drawn.height, part.minY, part.maxY), width: drawn.width, height: drawn.height)
    }

    /// Puts what is in a displaced node where its frame is to be drawn in the window.
    private func move(_ content: Int, in index: Int, to frame: CGRect) {
        let back = drawingTransform(of: index, within: 0).inverted()
        let size = nodes[content].size
        let target = CGPoint(x: frame.midX, y: frame.midY).applying(back)
        let (x, y) = (target.x - size.width / 2, target.y - size.height / 2)
        guard x.isFinite, y.isFinite else { return }
        nodes[content].x =
            nodes[index].flags.contains(.isRightToLeft) ? nodes[index].size.width - x - size.width : x
        nodes[content].y = y
    }
}

/// What decides how far a displaced view moves: frames in the window, as they are drawn, in points.
struct DisplacementSurroundings: Equatable {
    /// Where the view stands.
    var frame: CGRect
    /// Where it may go.
    var room: CGRect
    var divisions: [CGRect] = []
    var occlusions: [CGRect] = []
    /// Whether a region that counts meets the view.
    var isMoved = false

    /// Where a frame goes among them.
    fileprivate func place(
        _ frame: CGRect, by strategy: Displacement.Strategy, isRightToLeft: Bool
    ) -> Displacement.Placement {
        Displacement(strategy).place(
            frame, divisions: divisions, occlusions: occlusions, within: room, isRightToLeft: isRightToLeft)
    }
}

extension LayoutTree {
    /// What there is around a displaced node.
    ///
    /// - Complexity: O(d²) in the depth of the node, for the few that bars or scroll views stand around.
    private func surroundings(ofDisplaced index: Int, _ rule: DisplacementRule) -> DisplacementSurroundings {
        let frame = drawnFrame(of: index)
        let (room, viewport) = room(around: index)
        var result = DisplacementSurroundings(frame: frame, room: room)
        for region in scene.regions where rule.counts(region) {
            guard let obstacle = viewport.obstacle(region.frame, to: frame) else { continue }
            if region.kind == .division {
                result.divisions.append(obstacle)
            } else {
                result.occlusions.append(obstacle)
            }
            if rule.kinds.contains(region.kind), obstacle.meets(frame) { result.isMoved = true }
        }
        result.room = viewport.room(room, of: frame)
        return result
    }

    /// The part of the window's safe area that bars and scroll views around a node leave, and how far what is in the
    /// scroll views can be scrolled.
    private func room(around index: Int) -> (room: CGRect, viewport: ScrolledViewport) {
        var (room, viewport) = (scene.safeBounds, ScrolledViewport())
        var (inner, parent) = (index, Int(nodes[index].layoutParent))
        while parent != 0 {
            if nodes[parent].kind == .safeAreaInset, inner == child(0, of: nodes + parent) {
                room = room.intersection(drawnFrame(of: inner))
            } else if let axes = scrollAxes(of: parent) {
                let frame = drawnFrame(of: parent)
                room = room.intersection(frame)
                viewport.add(frame, axes)
            }
            (inner, parent) = (parent, Int(nodes[parent].layoutParent))
        }
        return (room.isNull ? .zero : room, viewport)
    }

    /// The axes along which a node scrolls what is in it, `nil` where it does not.
    private func scrollAxes(of index: Int) -> Axis.Set? {
        guard nodes[index].kind == .layout, let record = objects[nodes[index].payload] as? AnyLayoutRecord,
            record.role == .scrollView
        else { return nil }
        return (record as? LayoutRecord<ScrollLayout>)?.layout.axes ?? .vertical
    }
}

/// How far the scroll views around a view let it get clear of regions by scrolling.
private struct ScrolledViewport {
    /// What is seen along each axis along which the view scrolls, in the window.
    private var horizontal: ClosedRange<CGFloat>?
    private var vertical: ClosedRange<CGFloat>?

    mutating func add(_ frame: CGRect, _ axes: Axis.Set) {
        guard frame.isWellFormed else { return }
        if axes.contains(.horizontal), horizontal == nil { horizontal = frame.minX...frame.maxX }
        if axes.contains(.vertical), vertical == nil { vertical = frame.minY...frame.maxY }
    }

    /// A region as it stands in the way of a view: `nil` where scrolling frees the view of it, and without an end along
    /// an axis along which it scrolls, as the view is to stand in the same place wherever it is scrolled to.
    func obstacle(_ region: CGRect, to frame: CGRect) -> CGRect? {
        var result = region
        if let horizontal {
            guard region.minX <= horizontal.lowerBound, region.maxX >= horizontal.upperBound else { return nil }
            (result.origin.x, result.size.width) = (frame.minX - 1, frame.width + 2)
        }
        if let vertical {
            guard region.minY <= vertical.lowerBound, region.maxY >= vertical.upperBound else { return nil }
            (result.origin.y, result.size.height) = (frame.minY - 1, frame.height + 2)
        }
        return result
    }

    /// The room that a view has: its own place along an axis along which it scrolls.
    func room(_ room: CGRect, of frame: CGRect) -> CGRect {
        var result = room
        if horizontal != nil { (result.origin.x, result.size.width) = (frame.minX, frame.width) }
        if vertical != nil { (result.origin.y, result.size.height) = (frame.minY, frame.height) }
        return result
    }
}

extension SnapshotBuilder {
    /// Where the content of a displaced node came to stand that is all there is in a node: laid out, in the window;
    /// `nil` where there is none. What is said of a displaced view is said of it where it stands.
    func displacedPlace(in visit: Visit) -> CGRect? {
        var next = visit.node
        var (x, y) = (visit.x, visit.y)
        var isDisplaced = false
        while true {
            let node = tree.nodes[next]
            let origin = tree.physicalOrigin(of: node)
            (x, y) = (x + origin.x, y + origin.y)
            guard node.kind.isTransparent, node.kind != .offset, node.childCount > 0 else {
                return isDisplaced ? CGRect(x: x, y: y, width: node.size.width, height: node.size.height) : nil
            }
            isDisplaced = isDisplaced || node.kind == .displacement
            next = tree.child(0, of: tree.nodes + next)
        }
    }
}
