import Foundation

/// The layout of `LazyVGrid` and `LazyHGrid`: views in lines of as many as there are tracks.
///
/// As Apple's, it shares its length out twice: the length that it is offered to find its size, and the size that came
/// of it to place its views. The two differ where minima need more than was offered.
struct LazyGridLayout: Layout, Equatable {
    /// The axis along which the grid grows.
    let axis: Axis
    let items: [GridItem]
    let alignment: AlignmentKey
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offered = Proposal(proposal)[axis.other]
        let tracks = GridTracks(items, sharing: offered.isNaN ? nil : CGFloat(offered))
        let lines = lines(of: subviews, in: tracks)
        let length = lines.reduce(0) { $0 + $1.length } + CGFloat(max(0, lines.count - 1)) * spacing
        return Size(major: length, minor: tracks.length, along: axis).cgSize
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let whole = Size(bounds.size)
        let tracks = GridTracks(items, sharing: CGFloat(whole[axis.other]))
        let content = Size(major: whole[axis], minor: tracks.length, along: axis)
        // Tracks that reach beyond the grid begin where it does.
        let shift = max(0, place(of: alignment, in: whole) - place(of: alignment, in: content))
        var cursor: CGFloat = 0
        for line in lines(of: subviews, in: tracks) {
            for cell in line.cells {
                let frame = Self.rect(major: cursor, line.length, minor: shift + cell.start, cell.length, along: axis)
                place(subviews[cell.index], in: frame.offsetBy(dx: bounds.minX, dy: bounds.minY), cell)
            }
            cursor += line.length + spacing
        }
    }

    private struct Cell {
        var index: Int
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    private struct Line {
        var cells: [Cell] = []
        var length: CGFloat = 0
    }

    /// A section's header and footer take a line of their own, and what follows begins another.
    private func lines(of subviews: Subviews, in tracks: GridTracks) -> [Line] {
        var lines: [Line] = []
        var isFull = true
        for (index, subview) in subviews.enumerated() {
            let isAlone = subview[SectionPartKey.self] != .item
            if isFull || isAlone || lines.isEmpty { lines.append(Line()) }
            let place = lines[lines.count - 1].cells.count
            let track = tracks.tracks[place]
            let cell =
                isAlone
                ? Cell(index: index, start: 0, length: tracks.length, alignment: .center)
                : Cell(index: index, start: track.start, length: track.length, alignment: track.alignment)
            let size = Size(subview.sizeThatFits(asked(cell)))
            lines[lines.count - 1].cells.append(cell)
            lines[lines.count - 1].length = max(lines[lines.count - 1].length, size[axis])
            isFull = isAlone || place + 1 == tracks.tracks.count
        }
        return lines
    }

    private func asked(_ cell: Cell) -> ProposedViewSize {
        Proposal(major: .nan, minor: Double(cell.length), along: axis).proposedViewSize
    }

    private func place(_ subview: LayoutSubview, in frame: CGRect, _ cell: Cell) {
        let dimensions = subview.dimensions(in: asked(cell))
        let around = ViewDimensions(size: Size(frame.size))
        subview.place(
            at: CGPoint(
                x: frame.minX + around[cell.alignment.horizontal] - dimensions[cell.alignment.horizontal],
                y: frame.minY + around[cell.alignment.vertical] - dimensions[cell.alignment.vertical]),
            proposal: asked(cell))
    }

    private func place(of key: AlignmentKey, in size: Size) -> CGFloat {
        key.defaultValue(in: ViewDimensions(size: size))
    }

    private static func rect(
        major: CGFloat, _ length: CGFloat, minor: CGFloat, _ thickness: CGFloat, along axis: Axis
    ) -> CGRect {
        axis == .vertical
            ? CGRect(x: minor, y: major, width: thickness, height: length)
            : CGRect(x: major, y: minor, width: length, height: thickness)
    }
}

extension Composer {
    /// Emits a lazy grid under the name of its view.
    func emitLazyGrid(
        _ axis: Axis, name: String, _ items: [GridItem], _ alignment: AlignmentKey, _ spacing: CGFloat?,
        content: @MainActor (Composer) -> Void
    ) {
        let spacing = spacing.map { $0.isFinite ? $0 : 0 } ?? CGFloat(LayoutTree.defaultSpacing)
        emitContainer(
            LazyGridLayout(axis: axis, items: items, alignment: alignment, spacing: spacing), name: name,
            content: content)
    }
}
