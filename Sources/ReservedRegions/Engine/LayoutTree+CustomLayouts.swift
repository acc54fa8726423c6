import Foundation
import RegionModel

extension LayoutTree {
    func layoutSize(of index: Int, _ proposal: Proposal) -> Size {
        guard let record = objects[nodes[index].payload] as? AnyLayoutRecord else { return .zero }
        let size = record.sizeThatFits(proposal, LayoutSubviews(tree: self, container: Int32(index)))
        let (width, isWidthSound) = Self.sound(Double(size.width), offered: proposal.width)
        let (height, isHeightSound) = Self.sound(Double(size.height), offered: proposal.height)
        if !isWidthSound || !isHeightSound {
            report(
                at: Int32(index),
                "sizeThatFits returned \(size.width) × \(size.height) for a proposal of \(proposal.summary); "
                    + "\(width) × \(height) is used")
        }
        return Size(width: width, height: height)
    }

    /// A length that can be laid out: zero for NaN and negative ones, the offer for one that is infinite unasked.
    private static func sound(_ length: Double, offered: Double) -> (Double, Bool) {
        if length.isNaN || length < 0 { return (0, false) }
        if length == .infinity, offered != .infinity { return (offered.isNaN ? 10 : offered, false) }
        return (length, true)
    }

    func layoutGuide(_ key: AlignmentKey, of index: Int, size: Size, proposal: Proposal) -> Double {
        guard let record = objects[nodes[index].payload] as? AnyLayoutRecord else { return .nan }
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let value = record.explicitAlignment(
            key, bounds, proposal, LayoutSubviews(tree: self, container: Int32(index)))
        // It may have placed its subviews to tell.
        noteRearrangement(at: index)
        return value.map { $0.isFinite ? Double($0) : .nan } ?? .nan
    }

    /// Lets a user's layout place its subviews.
    func arrangeLayout(_ index: Int) {
        let node = nodes[index]
        guard let record = objects[node.payload] as? AnyLayoutRecord else { return }
        let bounds = CGRect(x: 0, y: 0, width: node.size.width, height: node.size.height)
        record.faults = PlacementFaults()
        place(subviewsOf: index, in: bounds, node.proposal) {
            record.placeSubviews(bounds, node.proposal, LayoutSubviews(tree: self, container: Int32(index)))
            notePlacementFaults(of: index, in: bounds)
        }
    }

    /// Places the subviews of a layout, and centres those that it leaves out.
    func place(subviewsOf index: Int, in bounds: CGRect, _ proposal: Proposal, _ work: () -> Void) {
        forEachChild(of: index) { nodes[$0].flags.remove([.isPlaced, .isOverRegion]) }
        work()
        forEachChild(of: index) { child in
            guard !nodes[child].flags.contains(.isPlaced) else { return }
            let size = size(of: child, proposal)
            put(
                child, x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, size: size,
                proposal: proposal)
        }
    }

    /// Places a subview for a user's layout; the last call counts.
    func placeSubview(_ child: Int, at position: CGPoint, anchor: UnitPoint, _ proposal: Proposal) {
        var position = position
        if nodes[child].flags.contains(.isPlaced) { noteRepeatedPlacement(of: child) }
        if !position.x.isFinite || !position.y.isFinite {
            report(at: nodes[child].layoutParent, "place(at:) was given (\(position.x), \(position.y)); zero is used")
            position = CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
        }
        let (size, proposal) = finiteSize(of: child, proposal)
        put(
            child, x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, size: size,
            proposal: proposal)
        nodes[child].flags.insert(.isPlaced)
    }

    /// The size for a proposal; where a view would be infinite, it is proposed its container's length instead.
    private func finiteSize(of child: Int, _ proposal: Proposal) -> (Size, Proposal) {
        let size = size(of: child, proposal)
        if size.width.isFinite && size.height.isFinite { return (size, proposal) }
        let container = nodes[Int(nodes[child].layoutParent)].size
        report(
            at: nodes[child].layoutParent,
            "place(at:) was given a proposal of \(proposal.summary), for which the view is infinite; "
                + "the container's size is proposed")
        let offered = Proposal(
            width: size.width.isFinite ? proposal.width : container.width,
            height: size.height.isFinite ? proposal.height : container.height)
        return (self.size(of: child, offered), offered)
    }

    /// How far a node wants to be from its neighbours.
    func viewSpacing(of index: Int) -> ViewSpacing {
        var next = index
        while nodes[next].flags.contains(.isParticular) {
            let node = nodes[next]
            switch node.kind {
            case .spacer: return spacerSpacing(next)
            case .horizontalStack, .verticalStack:
                guard node.flags.contains(.isSingle) else { return stackSpacing(next) }
            case .depthStack: return unionSpacing(next)
            case .layout:
                guard let record = objects[node.payload] as? AnyLayoutRecord else { return ViewSpacing() }
                return record.spacing(LayoutSubviews(tree: self, container: Int32(next)))
            case .padding, .safeAreaPadding:
                var spacing = viewSpacing(of: child(0, of: nodes + next))
                let insets = paddingInsets(of: next)
                if insets.top != 0 { spacing.top = nil }
                if insets.leading != 0 { spacing.leading = nil }
                if insets.bottom != 0 { spacing.bottom = nil }
                if insets.trailing != 0 { spacing.trailing = nil }
                return spacing
            case .viewThatFits, .slot: return ViewSpacing()
            default: break
            }
            guard node.childCount > 0 else { return ViewSpacing() }
            next = child(0, of: nodes + next)
        }
        return ViewSpacing()
    }

    private func spacerSpacing(_ index: Int) -> ViewSpacing {
        var spacing = ViewSpacing()
        let axis = stackAxis(of: index)
        if axis != .vertical { (spacing.leading, spacing.trailing) = (0, 0) }
        if axis != .horizontal { (spacing.top, spacing.bottom) = (0, 0) }
        return spacing
    }

    private func unionSpacing(_ index: Int) -> ViewSpacing {
        var spacing = ViewSpacing()
        forEachChild(of: index) { spacing.formUnion(viewSpacing(of: $0)) }
        return spacing
    }

    private func stackSpacing(_ index: Int) -> ViewSpacing {
        let node = nodes[index]
        guard node.childCount > 0 else { return .zero }
        var spacing = unionSpacing(index)
        let first = viewSpacing(of: child(0, of: nodes + index))
        let last = viewSpacing(of: child(Int(node.childCount) - 1, of: nodes + index))
        if node.kind == .horizontalStack {
            (spacing.leading, spacing.trailing) = (first.leading, last.trailing)
        } else {
            (spacing.top, spacing.bottom) = (first.top, last.bottom)
        }
        return spacing
    }
}

extension Proposal {
    /// The proposal for people, as in `nil × 100`.
    var summary: String {
        [width, height].map { $0.isNaN ? "nil" : "\($0)" }.joined(separator: " × ")
    }
}
