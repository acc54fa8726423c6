import Foundation

/// What a stack knows of a child while it shares out its length.
struct StackShare {
    var child: Int32
    var priority: Double
    var minimum: Double
    var maximum: Double

    /// How far the child can be stretched.
    var flexibility: Double { maximum == .infinity ? .infinity : maximum - minimum }

    /// Whether this child is served before the other: higher priority, then less flexible, then, of two that have no
    /// maximum, the one of larger minimum. Equals keep their order.
    func isBefore(_ other: StackShare) -> Bool {
        if priority != other.priority { return priority > other.priority }
        let (own, others) = (flexibility, other.flexibility)
        if own == .infinity && others == .infinity { return minimum > other.minimum }
        return own < others
    }
}

extension LayoutTree {
    func sizeOfStack(_ index: Int, along axis: Axis, _ proposal: Proposal) -> Size {
        let node = nodes[index]
        guard node.childCount > 0 else { return .zero }
        if node.flags.contains(.isSingle) { return size(of: child(0, of: nodes + index), proposal) }
        if let runs = rigidRuns(of: index) {
            distribute(runs, of: index, along: axis, proposal)
            let extent = minorExtent(of: runs)
            return Size(major: node[axis].minimum, minor: extent.upper - extent.lower, along: axis)
        }
        distribute(index, along: axis, proposal)
        var major = totalGap(of: index, along: axis)
        forEachChild(of: index) { major += nodes[$0].size[axis] }
        let extent = minorExtent(of: index, along: axis)
        return Size(major: major, minor: extent.upper - extent.lower, along: axis)
    }

    /// Gives each child of a stack its share: its proposal and the size it chose for it.
    func distribute(_ index: Int, along axis: Axis, _ proposal: Proposal) {
        let flags = nodes[index].flags
        if flags.contains(.isDistributed), nodes[index].distributedFor.isSame(as: proposal) { return }
        let (length, minor) = (proposal[axis], proposal[axis.other])
        if length.isNaN {
            forEachChild(of: index) { give($0, Proposal(major: .nan, minor: minor, along: axis)) }
        } else if !distributePlainly(index, along: axis, length: length, minor: minor) {
            distributeInOrder(index, along: axis, length: length, minor: minor)
        }
        nodes[index].distributedFor = proposal
        nodes[index].flags.insert(.isDistributed)
        noteRearrangement(at: index)
    }

    @inline(__always)
    func give(_ child: Int, _ proposal: Proposal) {
        let size = size(of: child, proposal)
        nodes[child].size = size
        nodes[child].proposal = proposal
    }

    /// The common case, one priority and rigid children whose size follows from their summaries: they come first and
    /// take their length whatever they are offered, so only the others need an order.
    private func distributePlainly(_ index: Int, along axis: Axis, length: Double, minor: Double) -> Bool {
        guard !nodes[index].flags.contains(.ranksChildren) else { return false }
        let mark = shares.count
        defer { shares.removeSubrange(mark...) }
        var remaining = length - totalGap(of: index, along: axis)
        var isPlain = true
        forEachChild(of: index) { child in
            let node = nodes + child
            let along = node.pointee[axis]
            if along.isFixed && node.pointee.knowledge(axis) == .clamp {
                guard node.pointee.knowledge(axis.other) >= .bounds else { return isPlain = false }
                give(child, Proposal(major: along.minimum, minor: minor, along: axis))
                remaining -= along.minimum
            } else if isPlain {
                shares.append(share(of: child, along: axis, minor: minor, priority: 0))
            }
        }
        // A child that shrinks when it is offered more, or answers both extremes alike, may come before the rigid ones.
        guard isPlain, shares[mark...].allSatisfy({ $0.flexibility > 0 }) else { return false }
        sortShares(from: mark)
        for place in mark..<shares.count {
            serve(place, groupEnd: shares.count, remaining: &remaining, along: axis, minor: minor)
        }
        return true
    }

    private func distributeInOrder(_ index: Int, along axis: Axis, length: Double, minor: Double) {
        let mark = shares.count
        defer { shares.removeSubrange(mark...) }
        forEachChild(of: index) { child in
            shares.append(share(of: child, along: axis, minor: minor, priority: priority(of: child)))
        }
        sortShares(from: mark)
        let end = shares.count
        var remaining = length - totalGap(of: index, along: axis)
        let highest = shares[mark].priority
        for place in mark..<end where shares[place].priority != highest { remaining -= shares[place].minimum }
        var place = mark
        while place < end {
            let priority = shares[place].priority
            var groupEnd = place
            while groupEnd < end, shares[groupEnd].priority == priority { groupEnd += 1 }
            if priority != highest { for member in place..<groupEnd { remaining += shares[member].minimum } }
            while place < groupEnd {
                serve(place, groupEnd: groupEnd, remaining: &remaining, along: axis, minor: minor)
                place += 1
            }
        }
    }

    /// Offers a child its part of what remains. What it does not take remains for those after it.
    @inline(__always)
    private func serve(_ place: Int, groupEnd: Int, remaining: inout Double, along axis: Axis, minor: Double) {
        let child = Int(shares[place].child)
        give(child, Proposal(major: max(0, remaining / Double(groupEnd - place)), minor: minor, along: axis))
        let rest = remaining - nodes[child].size[axis]
        if !rest.isNaN { remaining = rest }
    }

    private func share(of child: Int, along axis: Axis, minor: Double, priority: Double) -> StackShare {
        let known = nodes[child][axis]
        if nodes[child].knowledge(axis) >= .bounds {
            return StackShare(
                child: Int32(child), priority: priority, minimum: known.minimum, maximum: known.maximum)
        }
        return StackShare(
            child: Int32(child), priority: priority,
            minimum: size(of: child, Proposal(major: 0, minor: minor, along: axis))[axis],
            maximum: size(of: child, Proposal(major: .infinity, minor: minor, along: axis))[axis])
    }

    /// Sorts the shares from `mark` on; stable, and without work where they are in order, as they mostly are.
    private func sortShares(from mark: Int) {
        var isSorted = true
        for place in mark..<max(mark, shares.count - 1) where shares[place + 1].isBefore(shares[place]) {
            isSorted = false
            break
        }
        if isSorted { return }
        if shares.count - mark > 24 {
            let sorted = shares[mark...].enumerated()
                .sorted {
                    $0.element.isBefore($1.element) || (!$1.element.isBefore($0.element) && $0.offset < $1.offset)
                }
            shares.replaceSubrange(mark..., with: sorted.map(\.element))
            return
        }
        for place in (mark + 1)..<shares.count {
            var hole = place
            let moving = shares[place]
            while hole > mark, moving.isBefore(shares[hole - 1]) {
                shares[hole] = shares[hole - 1]
                hole -= 1
            }
            shares[hole] = moving
        }
    }

    /// How far the children reach across a stack, with the alignment line at zero.
    func minorExtent(of index: Int, along axis: Axis) -> (lower: Double, upper: Double) {
        let alignment = stacks[nodes[index].payload].alignment
        var extent = (lower: 0.0, upper: 0.0)
        forEachChild(of: index) { child in
            widen(&extent, by: child, alignment, along: axis)
        }
        return extent
    }

    /// Widens an extent across a stack by a child that has its size.
    @inline(__always)
    func widen(
        _ extent: inout (lower: Double, upper: Double), by child: Int, _ alignment: AlignmentKey, along axis: Axis
    ) {
        let guide = guide(alignment, of: child)
        extent.lower = min(extent.lower, -guide)
        extent.upper = max(extent.upper, nodes[child].size[axis.other] - guide)
    }

    /// Places a stack's children side by side.
    func arrangeStack(_ index: Int, along axis: Axis) {
        let node = nodes[index]
        if node.childCount == 1, node.flags.contains(.isSingle) {
            let only = child(0, of: nodes + index)
            return put(only, x: 0, y: 0, size: node.size, proposal: node.proposal)
        }
        var proposal = node.proposal
        // A stack asks again across at its own size, so that children that were asked for their ideal fill it.
        if proposal[axis.other].isNaN { proposal[axis.other] = node.size[axis.other] }
        if let runs = rigidRuns(of: index) { return arrange(runs, of: index, along: axis, proposal) }
        distribute(index, along: axis, proposal)
        let rule = stacks[node.payload]
        let line = -minorExtent(of: index, along: axis).lower
        var (cursor, previous) = (0.0, -1)
        forEachChild(of: index) { child in
            if previous >= 0 { cursor += gap(between: previous, and: child, along: axis, spacing: rule.spacing) }
            let across = line - guide(rule.alignment, of: child)
            (nodes[child].x, nodes[child].y) = axis == .horizontal ? (cursor, across) : (across, cursor)
            cursor += nodes[child].size[axis]
            previous = child
        }
    }
}
