import Foundation
import RegionGeometry
import RegionModel

extension LayoutTree {
    /// The insets of the safe area that a node may reach over, physical: on each edge that touches the boundary of
    /// what stands beside it, and beyond that of the window's own.
    ///
    /// - Complexity: O(d²) in the depth of the node, for the few that ask.
    func safeAreaInsets(of index: Int, frame: CGRect) -> RectInsets {
        var reach = frame
        var (inner, parent) = (index, Int(nodes[index].layoutParent))
        while parent != 0 {
            if nodes[parent].kind == .safeAreaInset, nodes[parent].childCount > 1, inner == child(0, of: nodes + parent)
            {
                reach = reach.outset(by: insets(besideContentOf: parent, reaching: reach))
            }
            (inner, parent) = (parent, Int(nodes[parent].layoutParent))
        }
        let window = windowInsets(of: reach)
        return RectInsets(
            top: frame.minY - reach.minY + window.top, left: frame.minX - reach.minX + window.left,
            bottom: reach.maxY - frame.maxY + window.bottom, right: reach.maxX - frame.maxX + window.right)
    }

    /// What stands beside the content of a `safeAreaInset`, if a frame touches it.
    private func insets(besideContentOf index: Int, reaching frame: CGRect) -> RectInsets {
        let rule = safeAreaInsets[nodes[index].payload]
        let beside = nodes[child(1, of: nodes + index)].size[rule.axis] + rule.distance
        let content = frameInWindow(of: child(0, of: nodes + index))
        let half = 0.5 / displayScale
        let isReversed = nodes[index].flags.contains(.isRightToLeft)
        var insets = RectInsets.zero
        switch rule.edge {
        case .top: if frame.minY <= content.minY + half { insets.top = beside }
        case .bottom: if frame.maxY >= content.maxY - half { insets.bottom = beside }
        case .leading, .trailing:
            if (rule.edge == .leading) != isReversed {
                if frame.minX <= content.minX + half { insets.left = beside }
            } else if frame.maxX >= content.maxX - half {
                insets.right = beside
            }
        }
        return insets
    }

    /// The insets that a frame has of the window's safe area, physical: on each edge that reaches its boundary.
    private func windowInsets(of frame: CGRect) -> RectInsets {
        let (safe, insets) = (scene.safeBounds, scene.safeArea)
        let half = 0.5 / displayScale
        return RectInsets(
            top: frame.minY <= safe.minY + half ? insets.top : 0,
            left: frame.minX <= safe.minX + half ? insets.left : 0,
            bottom: frame.maxY >= safe.maxY - half ? insets.bottom : 0,
            right: frame.maxX >= safe.maxX - half ? insets.right : 0)
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
