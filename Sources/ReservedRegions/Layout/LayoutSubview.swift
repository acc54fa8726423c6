import Foundation
import RegionModel

/// A view as the layout that contains it sees it: something that answers proposals and can be placed.
public struct LayoutSubview: Equatable {
    let tree: LayoutTree
    let node: Int32

    /// The value that the view carries for a key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        var next = Int(node)
        while tree.nodes[next].kind.isModifier, tree.nodes[next].childCount > 0 {
            if tree.nodes[next].kind == .layoutValue,
                let record = tree.objects[tree.nodes[next].payload] as? LayoutValueRecord<Key>
            {
                return record.value
            }
            next = tree.child(0, of: tree.nodes + next)
        }
        return Key.defaultValue
    }

    /// How much the view matters among its siblings; zero unless it says otherwise.
    public var priority: Double { tree.priority(of: Int(node)) }

    /// How far the view wants to be from its neighbours.
    public var spacing: ViewSpacing { tree.viewSpacing(of: Int(node)) }

    /// The size the view chooses for a proposal, in points.
    ///
    /// - Complexity: O(1) for a proposal that it was asked before.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        tree.size(of: Int(node), Proposal(proposal)).cgSize
    }

    /// The size the view chooses for a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let asked = Proposal(proposal)
        return tree.dimensions(of: Int(node), size: tree.size(of: Int(node), asked), proposal: asked)
    }

    /// Places the view; of several calls the last counts.
    ///
    /// - Parameters:
    ///   - position: Where in the layout's `bounds` the anchor comes to lie, in points.
    ///   - anchor: The point of the view that lies at `position`.
    ///   - proposal: The proposal for which the view is sized.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        tree.placeSubview(Int(node), at: position, anchor: anchor, Proposal(proposal))
    }

    /// Marks that the view was placed where it overlaps reserved regions, because no place was clear.
    package func markPlacedOverRegion() {
        tree.nodes[Int(node)].flags.insert(.isOverRegion)
    }

    /// Whether both are the same subview.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.tree === b.tree && a.node == b.node
    }
}
