import Foundation

/// A view's size and alignment guides.
public struct ViewDimensions: Equatable {
    /// The view's width in points.
    public let width: CGFloat
    /// The view's height in points.
    public let height: CGFloat

    private let source: Source?

    private struct Source {
        let tree: LayoutTree
        let node: Int32
        let proposal: Proposal
    }

    init(tree: LayoutTree, node: Int32, size: Size, proposal: Proposal) {
        (width, height) = (size.width, size.height)
        source = Source(tree: tree, node: node, proposal: proposal)
    }

    init(size: Size) {
        (width, height) = (size.width, size.height)
        source = nil
    }

    /// Where a guide lies: the value the view sets, or else the guide's default; in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }
    /// Where a guide lies: the value the view sets, or else the guide's default; in points from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }
    /// The value the view sets for a guide, if it does.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }
    /// The value the view sets for a guide, if it does.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

    func value(of key: AlignmentKey) -> CGFloat {
        explicitValue(of: key) ?? key.defaultValue(in: ViewDimensions(size: Size(width: width, height: height)))
    }

    private func explicitValue(of key: AlignmentKey) -> CGFloat? {
        guard let source else { return nil }
        let value = source.tree.explicitGuide(
            key, of: Int(source.node), size: Size(width: width, height: height), proposal: source.proposal)
        return value.isNaN ? nil : value
    }

    /// Whether both sizes are the same.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height
    }
}
