import Foundation

extension LayoutTree {
    /// The runs of a stack that is long enough to have them.
    @inline(__always)
    func runs(of index: Int) -> StackRuns? {
        nodes[index].runs < 0 ? nil : stackRuns[nodes[index].runs]
    }

    /// Gives a stack whose children were gathered its runs, or takes them away.
    func setRuns(of index: Int32, _ children: [Int32]) {
        let node = nodes + Int(index)
        let isStack = node.pointee.kind == .horizontalStack || node.pointee.kind == .verticalStack
        guard isStack, children.count > 2 * runLength else {
            releaseRuns(of: index)
            for child in children { nodes[Int(child)].flags.remove(.isInRun) }
            return
        }
        let runs = StackRuns(length: runLength, childCount: children.count)
        if node.pointee.runs < 0 {
            node.pointee.runs = stackRuns.insert(runs)
        } else {
            stackRuns[node.pointee.runs] = runs
        }
        for (order, child) in children.enumerated() {
            nodes[Int(child)].order = Int32(order)
            nodes[Int(child)].flags.insert(.isInRun)
        }
    }

    func releaseRuns(of index: Int32) {
        let runs = nodes[Int(index)].runs
        guard runs >= 0 else { return }
        nodes[Int(index)].runs = -1
        stackRuns[runs] = nil
        stackRuns.remove(runs)
    }

    /// Notes that a child's size may be another, or that something below it is to be arranged.
    @inline(__always)
    func noteRun(of child: Int, sizeChanged: Bool) {
        guard nodes[child].flags.contains(.isInRun), let runs = runs(of: Int(nodes[child].layoutParent)) else { return }
        let run = runs.run(of: nodes[child])
        if sizeChanged { runs.runs[run].state = .hasWork } else { runs.runs[run].state.insert(.hasWork) }
    }

    /// What is known of a stack's children together.
    func summary(ofChildrenOf index: Int, along axis: Axis) -> StackSummary {
        var whole = StackSummary()
        guard let runs = runs(of: index) else {
            forEachChild(of: index) { whole.add(nodes + $0, along: axis) }
            return whole
        }
        for run in runs.runs.indices {
            if !runs.runs[run].state.contains(.isSummarised) {
                var summary = StackSummary()
                for place in runs.places(in: run, of: nodes[index]) {
                    summary.add(nodes + Int(childPool[place]), along: axis)
                }
                runs.runs[run].summary = summary
                runs.runs[run].state.insert(.isSummarised)
            }
            whole.add(runs.runs[run].summary)
        }
        return whole
    }

    /// Decides whether a stack's runs can be treated apart.
    func setRigid(_ isRigid: Bool, _ index: Int) {
        guard let runs = runs(of: index), runs.isRigid != isRigid else { return }
        runs.isRigid = isRigid
        for run in runs.runs.indices {
            runs.runs[run].state.remove([.isDistributed, .isPlaced])
            runs.runs[run].start = 0
        }
    }

    /// The runs of a stack that can be treated apart.
    @inline(__always)
    func rigidRuns(of index: Int) -> StackRuns? {
        guard let runs = runs(of: index), runs.isRigid else { return nil }
        return runs
    }

    /// Gives the children of the runs that have none, or others than those for the proposal, their shares.
    func distribute(_ runs: StackRuns, of index: Int, along axis: Axis, _ proposal: Proposal) {
        let (isIdeal, minor) = (proposal[axis].isNaN, proposal[axis.other])
        // What is offered along the stack plays no part, except that no offer is passed on as none.
        let question = Proposal(major: isIdeal ? .nan : 0, minor: minor, along: axis)
        let isSame = runs.distributedFor.isSame(as: question)
        runs.distributedFor = question
        let alignment = stacks[nodes[index].payload].alignment
        var isChanged = false
        for run in runs.runs.indices where !isSame || !runs.runs[run].state.contains(.isDistributed) {
            var extent = (lower: 0.0, upper: 0.0)
            for place in runs.places(in: run, of: nodes[index]) {
                let child = Int(childPool[place])
                let length = nodes[child][axis].minimum
                give(child, Proposal(major: isIdeal ? .nan : length, minor: minor, along: axis))
                widen(&extent, by: child, alignment, along: axis)
            }
            runs.runs[run].extent = extent
            runs.runs[run].state.insert([.isDistributed, .hasWork])
            runs.runs[run].state.remove(.isPlaced)
            isChanged = true
        }
        if isChanged { noteRearrangement(at: index) }
    }

    /// How far a stack's children reach across it on both sides of its line.
    func minorExtent(of runs: StackRuns) -> (lower: Double, upper: Double) {
        var whole = (lower: 0.0, upper: 0.0)
        for run in runs.runs {
            whole.lower = min(whole.lower, run.extent.lower)
            whole.upper = max(whole.upper, run.extent.upper)
        }
        return whole
    }

    /// Places the children of the runs that moved within themselves, and the runs one behind the other.
    func arrange(_ runs: StackRuns, of index: Int, along axis: Axis, _ proposal: Proposal) {
        distribute(runs, of: index, along: axis, proposal)
        let rule = stacks[nodes[index].payload]
        let gap = rule.spacing.isNaN ? Self.defaultSpacing : rule.spacing
        let line = -minorExtent(of: runs).lower
        let isSame = runs.line == line && runs.gap == gap
        (runs.line, runs.gap) = (line, gap)
        var start = 0.0
        for run in runs.runs.indices {
            let places = runs.places(in: run, of: nodes[index])
            if !isSame || !runs.runs[run].state.contains(.isPlaced) {
                var cursor = 0.0
                for place in places {
                    let child = Int(childPool[place])
                    let across = line - guide(rule.alignment, of: child)
                    (nodes[child].x, nodes[child].y) = axis == .horizontal ? (cursor, across) : (across, cursor)
                    cursor += nodes[child].size[axis] + gap
                }
                runs.runs[run].state.insert(.isPlaced)
            }
            runs.runs[run].start = start
            start += runs.runs[run].summary.major.minimum + gap * Double(places.count)
        }
    }

    /// Calls `body` with each child that may have something to arrange, and takes note that they were visited.
    @inline(__always)
    func forEachChildWithWork(of index: Int, _ body: (Int) -> Void) {
        guard let runs = rigidRuns(of: index) else { return forEachChild(of: index, body) }
        for run in runs.runs.indices where runs.runs[run].state.contains(.hasWork) {
            for place in runs.places(in: run, of: nodes[index]) { body(Int(childPool[place])) }
            runs.runs[run].state.remove(.hasWork)
        }
    }

    /// Where a node lies in its layout parent, as the parent placed it: from its top leading corner, in points.
    @inline(__always)
    func origin(of node: Node) -> (x: Double, y: Double) {
        guard node.flags.contains(.isInRun), let runs = runs(of: Int(node.layoutParent)) else {
            return (node.x, node.y)
        }
        let start = runs.runs[runs.run(of: node)].start
        return nodes[Int(node.layoutParent)].kind == .horizontalStack
            ? (node.x + start, node.y) : (node.x, node.y + start)
    }

    /// The same along one axis.
    func origin(of node: Node, along axis: Axis) -> Double {
        let origin = origin(of: node)
        return axis == .horizontal ? origin.x : origin.y
    }
}
