import Foundation

/// A layout that the engine has a rule of its own for. In a view it is that rule; called by another layout it goes
/// through a node made for the occasion.
protocol NativeLayout: BuiltInLayout where Cache == Void {
    var nodeKind: NodeKind { get }
    func setRule(of node: Int32, in tree: LayoutTree)
}

extension NativeLayout {
    /// The size the engine's rule gives.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.asChildren(of: self) { tree, node in
            tree.size(of: node, Proposal(proposal)).cgSize
        }
    }

    /// Places the subviews as the engine's rule does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.asChildren(of: self) { tree, node in
            tree.put(node, x: 0, y: 0, size: Size(bounds.size), proposal: Proposal(proposal))
            tree.arrange(node)
            tree.forEachChild(of: node) { child in
                let placed = tree.nodes[child]
                tree.placeSubview(
                    child, at: CGPoint(x: bounds.minX + placed.x, y: bounds.minY + placed.y), anchor: .topLeading,
                    placed.proposal)
            }
        }
    }

    /// How far the rule's container wants to be from its neighbours.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.asChildren(of: self) { tree, node in tree.viewSpacing(of: node) }
    }
}

extension LayoutSubviews {
    /// Calls `body` with a node of the layout's rule that has these subviews, and removes it.
    fileprivate func asChildren<Result>(
        of layout: some NativeLayout, _ body: (_ tree: LayoutTree, _ node: Int) -> Result
    ) -> Result {
        let node = tree.makeNode(layout.nodeKind, parent: 0, payload: -1)
        layout.setRule(of: node, in: tree)
        tree.nodes[Int(node)].flags.set(.isRightToLeft, layoutDirection == .rightToLeft)
        let result = tree.withChildren(map(\.node), of: node) { body(tree, Int(node)) }
        tree.remove(node)
        return result
    }
}

/// An `HStack` as a layout.
public struct HStackLayout: NativeLayout {
    /// The guide on which the views meet from top to bottom.
    public var alignment: VerticalAlignment
    /// The distance between neighbours in points, or `nil` for the distance that they ask for.
    public var spacing: CGFloat?

    /// Views side by side.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Spacers in it expand from side to side.
    public static var layoutProperties: LayoutProperties { .stack(along: .horizontal) }

    var nodeKind: NodeKind { .horizontalStack }
    func setRule(of node: Int32, in tree: LayoutTree) {
        tree.setRule(StackRule(alignment.key, spacing), of: node, in: &tree.stacks)
    }
}

/// A `VStack` as a layout.
public struct VStackLayout: NativeLayout {
    /// The guide on which the views meet from side to side.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours in points, or `nil` for the distance that they ask for.
    public var spacing: CGFloat?

    /// Views one below the other.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Spacers in it expand from top to bottom.
    public static var layoutProperties: LayoutProperties { .stack(along: .vertical) }

    var nodeKind: NodeKind { .verticalStack }
    func setRule(of node: Int32, in tree: LayoutTree) {
        tree.setRule(StackRule(alignment.key, spacing), of: node, in: &tree.stacks)
    }
}

/// A `ZStack` as a layout.
public struct ZStackLayout: NativeLayout {
    /// The guides on which the views meet.
    public var alignment: Alignment

    /// Views one behind the other.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var nodeKind: NodeKind { .depthStack }
    func setRule(of node: Int32, in tree: LayoutTree) {
        tree.setRule(alignment, of: node, in: &tree.alignments)
    }
}

extension LayoutProperties {
    fileprivate static func stack(along axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

extension StackRule {
    init(_ alignment: AlignmentKey, _ spacing: CGFloat?) {
        self.init(spacing: spacing.map { $0.isFinite ? Double($0) : 0 } ?? .nan, alignment: alignment)
    }
}
