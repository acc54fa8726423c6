import Foundation
import RegionGeometry
import RegionModel

/// The texts that flow around regions, and whether they must be looked at.
struct AvoidingTexts {
    /// By node, which regions each flows around beside the active ones.
    var options: [Int32: ReservedRegion.QueryOptions] = [:]
    /// Whether regions, or where texts are drawn, may be others though nothing was laid out.
    var mayHaveMoved = false

    /// How often texts are given other sizes within a layout. Each time settles at least the uppermost of those that push
    /// one another down; ones that are moved by their own height, as in the middle of a window, may never settle.
    static let roundLimit = 8
}

extension LayoutTree {
    /// Lets a text flow around regions, or around none.
    func setAvoidance(_ options: ReservedRegion.QueryOptions?, of index: Int32) {
        guard options != nil || !avoidingTexts.options.isEmpty else { return }
        let known = avoidingTexts.options[index]
        guard known != options else { return }
        avoidingTexts.options[index] = options
        avoidingTexts.mayHaveMoved = true
        if options == nil, let record = textRecord(of: index), record.surroundings != nil {
            record.surroundings = nil
            noteChange(at: index)
        }
    }

    /// Lets all texts begin as if nothing were in their way, so that what comes of a layout does not depend on the one
    /// before.
    ///
    /// - Returns: Whether texts must be asked for their sizes again.
    func forgetSurroundings() -> Bool {
        let told = avoidingTexts.options.keys.sorted().filter { textRecord(of: $0)?.surroundings != nil }
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
        avoidingTexts.mayHaveMoved = false
        let stale = avoidingTexts.options.keys.sorted().filter(isStale)
        guard !stale.isEmpty else { return false }
        round += 1
        let isLast = round > AvoidingTexts.roundLimit
        for index in stale {
            let surroundings = surroundings(of: index)
            if isLast { textRecord(of: index)?.surroundings = surroundings } else { tell(index, surroundings) }
        }
        return !isLast
    }

    private func tell(_ index: Int32, _ surroundings: TextSurroundings?) {
        textRecord(of: index)?.surroundings = surroundings
        noteChange(at: index)
    }

    private func textRecord(of index: Int32) -> TextRecord? {
        nodes[Int(index)].kind == .text && nodes[Int(index)].payload >= 0
            ? objects[nodes[Int(index)].payload] as? TextRecord : nil
    }

    /// Whether what a text was told is not what is in its way.
    private func isStale(_ index: Int32) -> Bool {
        guard let record = textRecord(of: index) else { return false }
        let (size, now) = (nodes[Int(index)].size, surroundings(of: index))
        guard let known = record.surroundings else {
            let own = CGRect(origin: .zero, size: size.cgSize)
            return own.area > 0 && now.obstacles.contains { $0.meets(own) } && isShown(index)
        }
        return known.obstacles(meeting: size) != now.obstacles(meeting: size) || known.bottom != now.bottom
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
        let wantsInactive = avoidingTexts.options[index]?.contains(.includeInactive) == true
        let obstacles = scene.regions.filter { $0.isActive || wantsInactive }.map { region in
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
