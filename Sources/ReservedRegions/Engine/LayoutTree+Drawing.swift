import Foundation

extension LayoutTree {
    /// The drawing effect that a node stands for, if it stands for one.
    func drawingEffect(at index: Int) -> DrawingEffectRecord? {
        guard nodes[index].kind == .drawingEffect, nodes[index].payload >= 0 else { return nil }
        return objects[nodes[index].payload] as? DrawingEffectRecord
    }

    /// The frame around where a node is drawn: physical, in points, in the coordinates of a node around it or, without
    /// one, of the window.
    ///
    /// - Complexity: O(depth).
    func drawnFrame(of index: Int, within ancestor: Int = 0) -> CGRect {
        drawn(CGRect(origin: .zero, size: nodes[index].size.cgSize), of: index, within: ancestor)
    }

    /// The frame around where a rectangle in a node's own physical coordinates is drawn, in those of a node around it
    /// or of the window.
    ///
    /// - Complexity: O(depth).
    func drawn(_ rect: CGRect, of index: Int, within ancestor: Int) -> CGRect {
        rect.applying(drawingTransform(of: index, within: ancestor))
    }

    /// What takes points of a node's own physical coordinates to where they are drawn.
    ///
    /// - Complexity: O(depth).
    func drawingTransform(of index: Int, within ancestor: Int) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var next = index
        while next != 0, next != ancestor {
            let node = nodes[next]
            if let effect = drawingEffect(at: next) {
                let isRightToLeft = node.flags.contains(.isRightToLeft)
                transform = transform.concatenating(effect.transform(in: node.size, isRightToLeft: isRightToLeft))
            }
            let origin = physicalOrigin(of: node)
            transform.tx += origin.x
            transform.ty += origin.y
            next = Int(node.layoutParent)
        }
        return transform
    }

    /// Notes that views are drawn elsewhere though they are laid out where they were.
    func noteMovedDrawing() {
        redrawingCount += 1
        hasMovedDrawing = true
    }
}
