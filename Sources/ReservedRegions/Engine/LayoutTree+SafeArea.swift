import Foundation
import RegionGeometry
import RegionModel

extension LayoutTree {
    /// The insets of the safe area that a node may reach over, physical: on each edge that touches the boundary of
    /// what stands beside it, and beyond that of the window's own.
    ///
    /// - Parameter isWhole: Whether a frame that reaches over a boundary is told what lies beyond it, as a proxy is. A
    ///   view that reaches over it already is not let any further.
    /// - Complexity: O(d²) in the depth of the node, for the few that ask.
    func safeAreaInsets(of index: Int, frame: CGRect, isWhole: Bool) -> RectInsets {
        var reach = frame
        let half = 0.5 / displayScale
        var (inner, parent) = (index, Int(nodes[index].layoutParent))
        while parent != 0 {
            if let boundary = boundary(around: inner, in: parent) {
                reach = reach.outset(by: boundary.insets(of: reach, tolerance: half, isWhole: isWhole))
            }
            (inner, parent) = (parent, Int(nodes[parent].layoutParent))
        }
        let window = SafeAreaBoundary(inner: scene.safeBounds, insets: scene.safeArea)
            .insets(of: reach, tolerance: half, isWhole: isWhole)
        return RectInsets(
            top: frame.minY - reach.minY + window.top, left: frame.minX - reach.minX + window.left,
            bottom: reach.maxY - frame.maxY + window.bottom, right: reach.maxX - frame.maxX + window.right)
    }

    /// Where the safe area of a node's content ends, if the node takes room of it.
    private func boundary(around content: Int, in index: Int) -> SafeAreaBoundary? {
        switch nodes[index].kind {
        case .safeAreaInset:
            guard nodes[index].childCount > 1, content == child(0, of: nodes + index) else { return nil }
            return boundary(besideContentOf: index)
        case .safeAreaPadding:
            let direction: LayoutDirection = nodes[index].flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
            return SafeAreaBoundary(
                inner: frameInWindow(of: content), insets: paddingInsets(of: index).physical(in: direction))
        default: return nil
        }
    }

    /// Where the content of a `safeAreaInset` ends, and what stands beside it there.
    private func boundary(besideContentOf index: Int) -> SafeAreaBoundary {
        let rule = safeAreaInsets[nodes[index].payload]
        let beside = nodes[child(1, of: nodes + index)].size[rule.axis] + rule.distance
        let isLeft = (rule.edge == .leading) != nodes[index].flags.contains(.isRightToLeft)
        var insets = RectInsets.zero
        switch rule.edge {
        case .top: insets.top = beside
        case .bottom: insets.bottom = beside
        case .leading, .trailing: if isLeft { insets.left = beside } else { insets.right = beside }
        }
        return SafeAreaBoundary(inner: frameInWindow(of: child(0, of: nodes + index)), insets: insets)
    }
}

/// Where a safe area ends, and how far what lies beyond it goes.
private struct SafeAreaBoundary {
    let inner: CGRect
    let insets: RectInsets

    /// What lies beyond the boundary on each edge that a frame reaches.
    func insets(of frame: CGRect, tolerance: CGFloat, isWhole: Bool) -> RectInsets {
        func beyond(_ inset: CGFloat, distance: CGFloat) -> CGFloat {
            distance < -tolerance || (distance > tolerance && !isWhole) ? 0 : inset
        }
        return RectInsets(
            top: beyond(insets.top, distance: inner.minY - frame.minY),
            left: beyond(insets.left, distance: inner.minX - frame.minX),
            bottom: beyond(insets.bottom, distance: frame.maxY - inner.maxY),
            right: beyond(insets.right, distance: frame.maxX - inner.maxX))
    }
}

extension CGRect {
    /// The rectangle with its edges moved outwards.
    fileprivate func outset(by insets: RectInsets) -> CGRect {
        CGRect(
            x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }
}
