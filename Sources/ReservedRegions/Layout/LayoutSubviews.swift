import Foundation
import RegionModel

/// The subviews of a container, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    let tree: LayoutTree
    let container: Int32
    private let places: Places

    /// Which of the container's children these are.
    private enum Places: Equatable, Sendable {
        case range(Range<Int>)
        case list([Int])
    }

    init(tree: LayoutTree, container: Int32) {
        self.tree = tree
        self.container = container
        places = .range(0..<Int(tree.nodes[Int(container)].childCount))
    }

    private init(_ whole: LayoutSubviews, _ places: Places) {
        tree = whole.tree
        container = whole.container
        self.places = places
    }

    /// The direction of the container. Layouts need it rarely: what they place is mirrored as it is.
    public var layoutDirection: LayoutDirection {
        tree.nodes[Int(container)].flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
    }

    /// The index of the first subview.
    public var startIndex: Int { 0 }

    /// The index after the last subview.
    public var endIndex: Int {
        switch places {
        case .range(let range): range.count
        case .list(let list): list.count
        }
    }

    /// The subview at an index.
    public subscript(index: Int) -> LayoutSubview {
        let place =
            switch places {
            case .range(let range): range.lowerBound + index
            case .list(let list): list[index]
            }
        return LayoutSubview(tree: tree, node: Int32(tree.child(place, of: tree.nodes + Int(container))))
    }

    /// The subviews at a range of indices, themselves counted from zero.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        switch places {
        case .range(let range):
            LayoutSubviews(self, .range(range.lowerBound + bounds.lowerBound..<range.lowerBound + bounds.upperBound))
        case .list(let list): LayoutSubviews(self, .list(Array(list[bounds])))
        }
    }

    /// The subviews at the given indices, in that order.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        switch places {
        case .range(let range): LayoutSubviews(self, .list(indices.map { range.lowerBound + $0 }))
        case .list(let list): LayoutSubviews(self, .list(indices.map { list[$0] }))
        }
    }

    /// Whether both are the same subviews of the same container.
    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.tree === b.tree && a.container == b.container && a.places == b.places
    }

    /// Whether any subview may set a guide.
    var haveGuides: Bool { contains { !tree.nodes[Int($0.node)].flags.isDisjoint(with: [.hasGuides, .hasBaselines]) } }

    /// The guide of the container that the subviews' guides make, where they are placed now.
    func mergedGuide(_ key: AlignmentKey) -> CGFloat? {
        let values = map { subview in
            let node = tree.nodes[Int(subview.node)]
            return tree.explicitGuide(key, of: Int(subview.node), size: node.size, proposal: node.proposal)
                + tree.origin(of: node, along: key.axis)
        }
        let merged = key.merge(values.filter { !$0.isNaN })
        return merged.isNaN ? nil : merged
    }
}
