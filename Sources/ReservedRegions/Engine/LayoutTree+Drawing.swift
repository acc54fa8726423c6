import Foundation

extension LayoutTree {
    /// The drawing effect that a node stands for, if it stands for one.
    func drawingEffect(at index: Int) -> DrawingEffectRecord? {
        guard nodes[index].kind == .drawingEffect, nodes[index].payload >= 0 else { return nil }
        return objects[nodes[index].payload] as? DrawingEffectRecord
    }

    /// Where a node is drawn: physical, in points, in the coordinates of a node around it or, without one, of the window.
    ///
    /// - Complexity: O(depth).
    func drawnFrame(of index: Int, within ancestor: Int = 0) -> CGRect {
        drawn(CGRect(origin: .zero, size: nodes[index].size.cgSize), of: index, within: ancestor)
    }

    /// Where a rectangle in a node's own physical coordinates is drawn, in those of a node around it or of the window.
    ///
    /// - Complexity: O(depth).
    func drawn(_ rect: CGRect, of index: Int, within ancestor: Int) -> CGRect {
        var rect = rect
        var next = index
        while next != 0, next != ancestor {
            if let effect = drawingEffect(at: next) {
                let node = nodes[next]
                rect = effect.apply(to: rect, in: node.size, isRightToLeft: node.flags.contains(.isRightToLeft))
            }
            let node = nodes[next]
            let origin = physicalOrigin(of: node)
            rect = rect.offsetBy(dx: origin.x, dy: origin.y)
            next = Int(node.layoutParent)
        }
        return rect
    }

    /// Notes that views are drawn elsewhere though they are laid out where they were: readers that asked for their
    /// place are made again.
    func noteMovedDrawing() {
        for index in dependents.keys.sorted() where nodes[Int(index)].kind == .geometryReader {
            guard let record = objects[nodes[Int(index)].payload] as? GeometryReaderRecord, record.reads.place else {
                continue
            }
            record.isStale = true
            noteDependent(index)
        }
    }
}
