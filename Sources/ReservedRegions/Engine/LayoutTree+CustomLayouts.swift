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
}

extension Proposal {
    /// The proposal for people, as in `nil × 100`.
    var summary: String {
        [width, height].map { $0.isNaN ? "nil" : "\($0)" }.joined(separator: " × ")
    }
}
