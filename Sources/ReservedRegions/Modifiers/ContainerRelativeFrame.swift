import Foundation
import RegionModel

extension View {
    /// Gives the view a frame as large as the nearest container: the window, a column or page of navigation, a tab or a
    /// scroll view, each less its safe area and margins.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the frame has the container's length.
    ///   - alignment: Where the view lies in the frame.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a frame of some of the parts that the nearest container is divided into.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the frame has parts of the container's length.
    ///   - count: How many parts there are.
    ///   - span: How many of them the frame takes, with what is between them.
    ///   - spacing: What is between two parts, in points.
    ///   - alignment: Where the view lies in the frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Gives the view a frame of a length that is made from the nearest container's.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the frame has such a length.
    ///   - alignment: Where the view lies in the frame.
    ///   - length: Gives the length along an axis from the container's, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modified(by: ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}

private struct ContainerRelativeFrame: NodeModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.frame, content: content) { index, _ in
            let known = tree.containerFrames[index]?.container ?? Size(tree.scene.safeBounds.size)
            let frame = ContainerFrame(axes: axes, alignment: alignment, length: length, container: known)
            tree.containerFrames[index] = frame
            tree.setFrame(frame, of: index)
        }
    }
}

/// A frame whose lengths are made from those of the container around.
struct ContainerFrame {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    /// The size of the container.
    var container: Size
}

/// A layout of a container that frames are relative to.
protocol ContentContainer: Layout {}

extension LayoutTree {
    /// Gives a node the frame that follows from its container.
    func setFrame(_ frame: ContainerFrame, of index: Int32) {
        func length(_ axis: Axis) -> Double {
            guard frame.axes.contains(Axis.Set(axis)) else { return .nan }
            let length = frame.length(frame.container[axis], axis)
            if length.isFinite, length >= 0 { return length }
            report(at: index, "containerRelativeFrame made the length \(length); the content's own length is used")
            return .nan
        }
        let rule = FrameRule(width: length(.horizontal), height: length(.vertical), alignment: frame.alignment)
        setRule(rule, of: index, in: &frames)
    }

    /// Gives frames whose containers have another size than they had their new lengths.
    ///
    /// - Returns: Whether there were any.
    func followContainers() -> Bool {
        var isChanged = false
        for index in containerFrames.keys.sorted() {
            guard var frame = containerFrames[index], nodes[Int(index)].layoutParent != 0 else { continue }
            let size = containerSize(around: Int(index))
            guard size != frame.container else { continue }
            frame.container = size
            containerFrames[index] = frame
            setFrame(frame, of: index)
            isChanged = true
        }
        return isChanged
    }

    /// The size of the nearest container around a node, less its margins: what it was offered, where that is a length,
    /// since its own may come from its content.
    private func containerSize(around index: Int) -> Size {
        var next = Int(nodes[index].layoutParent)
        while nodes[next].layoutParent != 0 {
            if nodes[next].kind == .layout, let record = objects[nodes[next].payload] as? AnyLayoutRecord,
                record.isContainer
            {
                let margins = (record as? LayoutRecord<ScrollLayout>)?.layout
                    .insets(LayoutSubviews(tree: self, container: Int32(next)))
                return offered(next, margins ?? EdgeInsets())
            }
            next = Int(nodes[next].layoutParent)
        }
        return offered(next, EdgeInsets())
    }

    private func offered(_ index: Int, _ margins: EdgeInsets) -> Size {
        let (proposal, size) = (nodes[index].proposal, nodes[index].size)
        let width = proposal.width.isFinite ? proposal.width : size.width
        let height = proposal.height.isFinite ? proposal.height : size.height
        return Size(
            width: max(0, width - margins.leading - margins.trailing),
            height: max(0, height - margins.top - margins.bottom))
    }
}
