import Foundation
import RegionModel

extension LayoutTree {
    /// How far a node wants to be from its neighbours.
    ///
    /// - Complexity: O(1) where it was asked before, and else O(n) in the containers below that were not.
    func viewSpacing(of index: Int) -> ViewSpacing {
        let (source, resetEdges) = spacingSource(of: index)
        var spacing = ownSpacing(of: source)
        // The edges that were set are physical here: left stands for leading.
        spacing.direction = .leftToRight
        spacing.reset(resetEdges)
        let container = nodes[Int(nodes[index].layoutParent)]
        spacing.direction = container.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
        spacing.pixel = 1 / displayScale
        return spacing
    }

    /// The view that a node's spacing comes from, and the edges that modifiers on the way make their own.
    private func spacingSource(of index: Int) -> (node: Int, resetEdges: Edge.Set) {
        var next = index
        var resetEdges: Edge.Set = []
        while !nodes[next].flags.isDisjoint(with: .hasSpacing) {
            let node = nodes[next]
            guard node.kind.isModifier || node.flags.contains(.isSingle), node.childCount > 0 else { break }
            let isSetting =
                switch node.kind {
                case .frame, .flexibleFrame, .padding, .safeAreaPadding: true
                default: false
                }
            // A spacer stays what it is through frames and padding.
            if isSetting, !standsForSpacer(next) { resetEdges.formUnion(edgesSet(by: next)) }
            next = child(0, of: nodes + next)
        }
        return (next, resetEdges)
    }

    private func ownSpacing(of index: Int) -> ViewSpacing {
        guard !nodes[index].flags.isDisjoint(with: .hasSpacing) else { return ViewSpacing() }
        switch nodes[index].kind {
        case .text: return textSpacing(index)
        case .spacer: return spacerSpacing(index)
        case _ where gathersSpacing(index): return gatheredSpacing(of: index)
        default: return ViewSpacing()
        }
    }

    /// Whether a node's spacing is made of its children's.
    private func gathersSpacing(_ index: Int) -> Bool {
        switch nodes[index].kind {
        case .horizontalStack, .verticalStack, .depthStack, .layout: true
        default: false
        }
    }

    /// A container's spacing, and before it that of all containers in it; remembered, and without recursion however
    /// deep they are nested.
    private func gatheredSpacing(of index: Int) -> ViewSpacing {
        var waiting = [index]
        while let next = waiting.last {
            if spacings[Int32(next)] == nil {
                let before = waiting.count
                forEachChild(of: next) { child in
                    let source = spacingSource(of: child).node
                    let isOpen = gathersSpacing(source) && !nodes[source].flags.isDisjoint(with: .hasSpacing)
                    if isOpen, spacings[Int32(source)] == nil { waiting.append(source) }
                }
                if waiting.count > before { continue }
                spacings[Int32(next)] = computeSpacing(of: next)
            }
            waiting.removeLast()
        }
        return spacings[Int32(index)] ?? ViewSpacing()
    }

    private func computeSpacing(of index: Int) -> ViewSpacing {
        switch nodes[index].kind {
        case .layout: layoutSpacing(index)
        case .depthStack: unionSpacing(index)
        default: stackSpacing(index)
        }
    }

    /// Forgets what a container asked for, since something in it changed.
    func forgetSpacing(of index: Int32) {
        if !spacings.isEmpty { spacings.removeValue(forKey: index) }
    }

    /// The edges that a frame or padding makes its own, with the left one as leading.
    private func edgesSet(by index: Int) -> Edge.Set {
        let node = nodes[index]
        var edges: Edge.Set = []
        switch node.kind {
        case .frame:
            let rule = frames[node.payload]
            if !rule.width.isNaN { edges.formUnion(.horizontal) }
            if !rule.height.isNaN { edges.formUnion(.vertical) }
        case .flexibleFrame:
            let rule = flexibleFrames[node.payload]
            if rule.horizontal.isSet { edges.formUnion(.horizontal) }
            if rule.vertical.isSet { edges.formUnion(.vertical) }
        default:
            let insets = paddingInsets(of: index)
            if insets.top != 0 { edges.insert(.top) }
            if insets.bottom != 0 { edges.insert(.bottom) }
            let isReversed = node.flags.contains(.isRightToLeft)
            if insets.leading != 0 { edges.insert(isReversed ? .trailing : .leading) }
            if insets.trailing != 0 { edges.insert(isReversed ? .leading : .trailing) }
        }
        return edges
    }

    /// Whether a modifier's content is a spacer, modified or not.
    private func standsForSpacer(_ index: Int) -> Bool {
        var next = index
        while nodes[next].flags.contains(.isParticular) {
            let node = nodes[next]
            if node.kind == .spacer { return true }
            guard node.kind.isModifier || node.flags.contains(.isSingle), node.childCount > 0 else { return false }
            next = child(0, of: nodes + next)
        }
        return false
    }

    private func textSpacing(_ index: Int) -> ViewSpacing {
        guard let text = objects[nodes[index].payload] as? TextRecord else { return ViewSpacing() }
        return ViewSpacing(textIn: text.metrics(with: measurer), pixel: 1 / displayScale)
    }

    private func spacerSpacing(_ index: Int) -> ViewSpacing {
        var spacing = ViewSpacing()
        let axis = stackAxis(of: index)
        if axis != .vertical { spacing.take(.horizontal, of: .zero) }
        if axis != .horizontal { spacing.take(.vertical, of: .zero) }
        return spacing
    }

    private func layoutSpacing(_ index: Int) -> ViewSpacing {
        guard let record = objects[nodes[index].payload] as? AnyLayoutRecord else { return ViewSpacing() }
        return record.spacing(LayoutSubviews(tree: self, container: Int32(index)))
    }

    private func unionSpacing(_ index: Int) -> ViewSpacing {
        var spacing: ViewSpacing?
        forEachChild(of: index) { child in
            let own = viewSpacing(of: child)
            spacing = spacing?.union(own) ?? own
        }
        return spacing ?? .zero
    }

    /// A stack has the wishes of its first and its last view along its axis, and across it the largest of all.
    private func stackSpacing(_ index: Int) -> ViewSpacing {
        let node = nodes[index]
        guard node.childCount > 0 else { return .zero }
        var spacing = unionSpacing(index)
        spacing.direction = node.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
        let isHorizontal = node.kind == .horizontalStack
        spacing.take(isHorizontal ? .leading : .top, of: viewSpacing(of: child(0, of: nodes + index)))
        let last = child(Int(node.childCount) - 1, of: nodes + index)
        spacing.take(isHorizontal ? .trailing : .bottom, of: viewSpacing(of: last))
        return spacing
    }
}

extension FlexibleFrameRule.Limits {
    /// Whether any limit is there.
    var isSet: Bool { !minimum.isNaN || !ideal.isNaN || !maximum.isNaN }
}
