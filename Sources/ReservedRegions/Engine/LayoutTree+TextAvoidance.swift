import Foundation
import RegionGeometry
import RegionModel

extension LayoutTree {
    /// How often texts are given other sizes within a layout. Each time settles at least the uppermost of those that push
    /// one another down; ones that are moved by their own height, as in the middle of a window, may never settle.
    private static let roundLimit = 8

    /// Lets a text flow around regions, or around none.
    func setAvoidance(_ options: ReservedRegion.QueryOptions?, of index: Int32) {
        guard options != nil || !avoidingTexts.isEmpty else { return }
        let known = avoidingTexts[index]
        guard known != options else { return }
        avoidingTexts[index] = options
        hasMovedRegions = true
        guard options == nil, let record = textRecord(of: index), let flow = record.flow else { return }
        record.flow = nil
        if flow.surroundings != nil { noteChange(at: index) }
    }

    /// Lets all texts begin as if nothing were in their way, so that what comes of a layout does not depend on the one
    /// before.
    ///
    /// - Returns: Whether texts must be asked for their sizes again.
    func forgetSurroundings() -> Bool {
        let told = avoidingTexts.keys.sorted().filter { textRecord(of: $0)?.flow?.surroundings != nil }
        for index in told { tell(index, nil) }
        return !told.isEmpty
    }

    /// Tells texts what is in their way where they were placed, those for which that is another thing than they were told
    /// before.
    ///
    /// In the last round they keep the size that they have and break their lines for the place that they have.
    ///
    /// - Parameter round: How often texts were told in this layout.
    /// - Returns: Whether texts must be asked for their sizes again.
    /// - Complexity: O(t · (d + r)) in the texts that avoid regions, their depth and the regions.
    func settleTexts(_ round: inout Int) -> Bool {
        hasMovedRegions = false
        let news = avoidingTexts.keys.sorted().compactMap { index in newSurroundings(of: index).map { (index, $0) } }
        guard !news.isEmpty else { return false }
        round += 1
        let isLast = round > Self.roundLimit
        for (index, surroundings) in news {
            if isLast { textRecord(of: index)?.flow?.surroundings = surroundings } else { tell(index, surroundings) }
        }
        return !isLast
    }

    private func tell(_ index: Int32, _ surroundings: TextSurroundings?) {
        guard let record = textRecord(of: index) else { return }
        let flow = record.flow ?? FlowingText()
        flow.surroundings = surroundings
        record.flow = flow
        noteChange(at: index)
    }

    private func textRecord(of index: Int32) -> TextRecord? {
        nodes[Int(index)].kind == .text && nodes[Int(index)].payload >= 0
            ? objects[nodes[Int(index)].payload] as? TextRecord : nil
    }

    /// What is in the way of a text, `nil` where that is what it was told.
    private func newSurroundings(of index: Int32) -> TextSurroundings? {
        guard let record = textRecord(of: index) else { return nil }
        let (size, now) = (nodes[Int(index)].size, surroundings(of: index))
        guard let known = record.flow?.surroundings else {
            let own = CGRect(origin: .zero, size: size.cgSize)
            let isMet = own.area > 0 && now.obstacles.contains { $0.meets(own) } && isShown(index)
            return isMet ? now : nil
        }
        let isSame = known.obstacles(meeting: size) == now.obstacles(meeting: size) && known.bottom == now.bottom
        return isSame ? nil : now
    }

    /// Whether a text has its place: of views of which one is shown, the others have none.
    private func isShown(_ index: Int32) -> Bool {
        var inner = Int(index)
        while inner != 0 {
            let (node, parent) = (nodes[inner], Int(nodes[inner].layoutParent))
            if node.flags.contains(.isLeftOut) { return false }
            if nodes[parent].kind == .viewThatFits, !node.flags.contains(.isPlaced) { return false }
            inner = parent
        }
        return true
    }

    /// What is in the way of a text where it is drawn.
    private func surroundings(of index: Int32) -> TextSurroundings {
        let (drawn, size) = (drawnFrame(of: Int(index)), nodes[Int(index)].size)
        let factorX = drawn.width > 0 ? size.width / drawn.width : 1
        let factorY = drawn.height > 0 ? size.height / drawn.height : 1
        let isReversed = nodes[Int(index)].flags.contains(.isRightToLeft)
        let options = avoidingTexts[index] ?? []
        let obstacles = scene.regions.filter { options.counts(isActive: $0.isActive) }.map { region in
            let frame = region.obstacle(in: scene.bounds)
            let local = CGRect(
                x: (frame.minX - drawn.minX) * factorX, y: (frame.minY - drawn.minY) * factorY,
                width: frame.width * factorX, height: frame.height * factorY)
            return isReversed ? local.mirrored(inWidth: size.width) : local
        }
        return TextSurroundings(
            obstacles: obstacles.filter { $0.maxY > 0 }, bottom: (scene.bounds.maxY - drawn.minY) * factorY)
    }
}

extension SceneRegion {
    /// What no line may meet: a division parts the window from edge to edge, along its longer side.
    fileprivate func obstacle(in window: CGRect) -> CGRect {
        guard kind == .division else { return frame }
        return frame.width >= frame.height
            ? frame.union(CGRect(x: window.minX, y: frame.minY, width: window.width, height: frame.height))
            : frame.union(CGRect(x: frame.minX, y: window.minY, width: frame.width, height: window.height))
    }
}
