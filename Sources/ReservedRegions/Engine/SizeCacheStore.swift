/// Remembered answers to proposals, for nodes whose size no closed form gives.
///
/// Alternating nested stacks put up to nine distinct proposals to a node, so it may keep sixteen; they lie in linked
/// blocks of four, because most nodes are asked fewer.
struct SizeCacheStore {
    private struct Entry {
        var proposal = Proposal.ideal
        var size = Size.zero
    }

    private struct Block {
        var entries: (Entry, Entry, Entry, Entry) = (Entry(), Entry(), Entry(), Entry())
        var count: Int32 = 0
        var next: Int32 = -1
    }

    private static let blockLimit = 4
    private var blocks: [Block] = []
    private var firstFree: Int32 = -1

    /// The remembered size for a proposal, if there is one.
    func size(for proposal: Proposal, in first: Int32) -> Size? {
        var index = first
        while index >= 0 {
            let found = blocks.withUnsafeBufferPointer { Self.find(proposal, in: $0[Int(index)]) }
            if let found { return found }
            index = blocks[Int(index)].next
        }
        return nil
    }

    private static func find(_ proposal: Proposal, in block: Block) -> Size? {
        if block.count > 0, block.entries.0.proposal.isSame(as: proposal) { return block.entries.0.size }
        if block.count > 1, block.entries.1.proposal.isSame(as: proposal) { return block.entries.1.size }
        if block.count > 2, block.entries.2.proposal.isSame(as: proposal) { return block.entries.2.size }
        if block.count > 3, block.entries.3.proposal.isSame(as: proposal) { return block.entries.3.size }
        return nil
    }

    /// Remembers a size; a node that was asked very many proposals forgets the earlier ones.
    mutating func remember(_ size: Size, for proposal: Proposal, in first: inout Int32) {
        if first < 0 { first = makeBlock() }
        var index = first
        var visited = 1
        while blocks[Int(index)].count == 4 {
            if blocks[Int(index)].next < 0 {
                if visited == Self.blockLimit {
                    free(blocks[Int(first)].next)
                    blocks[Int(first)].next = -1
                    blocks[Int(first)].count = 0
                    index = first
                    break
                }
                let added = makeBlock()
                blocks[Int(index)].next = added
            }
            index = blocks[Int(index)].next
            visited += 1
        }
        let entry = Entry(proposal: proposal, size: size)
        switch blocks[Int(index)].count {
        case 0: blocks[Int(index)].entries.0 = entry
        case 1: blocks[Int(index)].entries.1 = entry
        case 2: blocks[Int(index)].entries.2 = entry
        default: blocks[Int(index)].entries.3 = entry
        }
        blocks[Int(index)].count += 1
    }

    /// Forgets all sizes of a node.
    mutating func free(_ first: Int32) {
        var index = first
        while index >= 0 {
            let next = blocks[Int(index)].next
            blocks[Int(index)] = Block(next: firstFree)
            firstFree = index
            index = next
        }
    }

    private mutating func makeBlock() -> Int32 {
        if firstFree >= 0 {
            let index = firstFree
            firstFree = blocks[Int(index)].next
            blocks[Int(index)].next = -1
            return index
        }
        blocks.append(Block())
        return Int32(blocks.count - 1)
    }
}
