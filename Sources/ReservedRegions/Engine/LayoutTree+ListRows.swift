import Foundation
import RegionModel

extension LayoutTree {
    /// The least height of a list's row in points, as iOS has it.
    private static let rowHeight = 44.0

    /// The room around the content of a list's row: 20 points at the sides and 11 above and below, as iOS has it.
    private static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)

    /// Whether a row of a list is a section, which has rows of its own and stands for itself.
    func isSection(_ row: Int) -> Bool {
        var next = row
        while nodes[next].kind.isModifier, nodes[next].childCount > 0 { next = child(0, of: nodes + next) }
        return nodes[next].kind == .layout && objects[nodes[next].payload] is LayoutRecord<ListSectionLayout>
    }

    private func rowInsets(of index: Int) -> EdgeInsets {
        LayoutSubview(tree: self, node: Int32(index))[ListRowInsetsKey.self] ?? Self.rowInsets
    }

    func sizeOfListRow(_ index: Int, _ proposal: Proposal) -> Size {
        let content = child(0, of: nodes + index)
        if isSection(index) { return size(of: content, proposal) }
        let insets = rowInsets(of: index)
        let size = size(of: content, rowProposal(proposal, insets))
        return Size(
            width: proposal.width.isNaN ? max(0, size.width + insets.leading + insets.trailing) : proposal.width,
            height: max(Self.rowHeight, size.height + insets.top + insets.bottom))
    }

    func arrangeListRow(_ index: Int) {
        let node = nodes[index]
        let content = child(0, of: nodes + index)
        if isSection(index) { return put(content, x: 0, y: 0, size: node.size, proposal: node.proposal) }
        let insets = rowInsets(of: index)
        let proposal = rowProposal(Proposal(width: node.size.width, height: node.proposal.height), insets)
        let size = size(of: content, proposal)
        let room = node.size.height - insets.top - insets.bottom
        put(content, x: insets.leading, y: insets.top + (room - size.height) / 2, size: size, proposal: proposal)
    }

    private func rowProposal(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
        Proposal(
            width: Self.inset(proposal.width, insets.leading + insets.trailing),
            height: Self.inset(proposal.height, insets.top + insets.bottom))
    }

    /// The line below a row: from where its content begins to the row's trailing edge, one pixel thick; physical.
    func separator(of index: Int, frame: CGRect) -> CGRect? {
        guard nodes[index].kind == .listRow, nodes[index].flags.contains(.hasSeparator) else { return nil }
        let (inset, thickness) = (rowInsets(of: index).leading, 1 / displayScale)
        return CGRect(
            x: nodes[index].flags.contains(.isRightToLeft) ? frame.minX : frame.minX + inset,
            y: frame.maxY - thickness, width: max(0, frame.width - inset), height: thickness)
    }
}

extension LayoutSubviews {
    /// Gives each row that another one follows its line, and no other.
    func separateRows() {
        for (place, view) in enumerated() {
            let isRow = { (view: LayoutSubview) in
                tree.nodes[Int(view.node)].kind == .listRow && !tree.isSection(Int(view.node))
            }
            let isFollowed = place + 1 < count && isRow(self[place + 1])
            let isSeparate = isFollowed && isRow(view) && view[ListRowSeparatorKey.self] != .hidden
            tree.nodes[Int(view.node)].flags.set(.hasSeparator, isSeparate)
        }
    }
}

extension LayoutSubview {
    /// Whether the view is a section of a list.
    var isSection: Bool { tree.isSection(Int(node)) }

    /// Shows nothing of the view, or shows it again. It keeps its place.
    func leaveOut(_ isLeftOut: Bool) {
        guard tree.nodes[Int(node)].flags.contains(.isLeftOut) != isLeftOut else { return }
        tree.nodes[Int(node)].flags.set(.isLeftOut, isLeftOut)
        tree.noteOtherPreferences(in: node)
    }
}
