import Foundation

/// What a user's layout did wrong the last time that it placed its subviews.
struct PlacementFaults {
    /// How many subviews it placed again.
    var repeatedCount = 0
    /// What else there is to say.
    private(set) var messages: [String] = []

    /// All that there is to say.
    var summary: [String] {
        guard repeatedCount > 0 else { return messages }
        return messages + [
            "placeSubviews placed subviews that it had placed, \(repeatedCount) times; the last place counts"
        ]
    }

    fileprivate mutating func add(_ message: String) { messages.append(message) }
}

extension LayoutTree {
    /// Looks at what a layout made of its subviews, before those that it left out are placed.
    ///
    /// Some of the subviews left out, or placed over an edge, may be meant; all of them left out is not, nor one out of
    /// touch with the size that the layout chose itself.
    func notePlacementFaults(of index: Int, in bounds: CGRect) {
        guard let record = objects[nodes[index].payload] as? AnyLayoutRecord, !record.isBuiltIn else { return }
        var frames: [(place: Int, frame: CGRect)] = []
        var count = 0
        forEachChild(of: index) { child in
            let node = nodes[child]
            let frame = CGRect(x: node.x, y: node.y, width: node.size.width, height: node.size.height)
            if node.flags.contains(.isPlaced) { frames.append((count, frame)) }
            count += 1
        }
        if count > 0, frames.isEmpty {
            record.faults.add("placeSubviews placed none of \(count) subviews; each is in the middle")
        }
        let proposal = nodes[index].proposal
        let needed = frames.reduce(CGSize.zero) {
            CGSize(width: $0.width + $1.frame.width, height: $0.height + $1.frame.height)
        }
        // A layout that took what it was offered may have more subviews than room.
        let mayOverflow =
            (
                bounds.width == proposal.width && needed.width > bounds.width,
                bounds.height == proposal.height && needed.height > bounds.height
            )
        let outside = frames.first { _, frame in
            guard !frame.isEmpty, !bounds.isEmpty else { return false }
            return !mayOverflow.0 && (frame.minX >= bounds.maxX || frame.maxX <= bounds.minX)
                || !mayOverflow.1 && (frame.minY >= bounds.maxY || frame.maxY <= bounds.minY)
        }
        if let (place, frame) = outside {
            record.faults.add(
                "placeSubviews placed subview \(place) at (\(frame.minX), \(frame.minY)), wholly outside the bounds of "
                    + "\(bounds.width) × \(bounds.height)")
        }
    }

    /// Notes that a layout places a subview that it has placed.
    func noteRepeatedPlacement(of child: Int) {
        let container = nodes[Int(nodes[child].layoutParent)]
        guard container.kind == .layout, let record = objects[container.payload] as? AnyLayoutRecord else { return }
        if !record.isBuiltIn { record.faults.repeatedCount += 1 }
    }

    /// Reports what the layout of a node did wrong.
    func reportFaults(of index: Int) {
        guard nodes[index].kind == .layout, let record = objects[nodes[index].payload] as? AnyLayoutRecord else {
            return
        }
        for message in record.faults.summary { report(at: Int32(index), message) }
    }
}
