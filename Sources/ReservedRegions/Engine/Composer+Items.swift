import Foundation

extension Composer {
    /// Composes named items, each over what the item of the same name left before, wherever it stands now.
    ///
    /// - Parameter areUnique: Whether no two items can have one id.
    /// - Complexity: O(n) in the items; items that stand where they stood cost no search.
    func emitItems<Items: RandomAccessCollection, ID: Hashable>(
        _ items: Items, id: (Items.Element) -> ID, areUnique: Bool,
        content: @MainActor (Composer, Items.Element) -> Void
    ) {
        emit(
            .items,
            content: { composer in
                let index = composer.parent
                var former = FormerItems<ID>(of: index, in: composer.tree)
                var record = ItemsRecord<ID>(capacity: items.count)
                var seen: Set<ID>?
                composer.old = 0
                for item in items {
                    let name = id(item)
                    // In the order of the last time, the ids so far were compared then.
                    if !areUnique, !former.isInOrder(name), !record.isFirst(name, among: &seen) {
                        composer.tree.report(at: index, "two items have the id \(name); each is laid out")
                    }
                    composer.old = former.take(name, in: composer.tree)
                    let before = composer.last
                    content(composer, item)
                    composer.removeLeftOver()
                    record.ids.append(name)
                    record.counts.append(composer.tree.siblingCount(after: before, upTo: composer.last, under: index))
                }
                former.removeRest(from: composer.tree)
                if !former.wasInOrder { composer.tree.noteStructureChange(at: index) }
                composer.tree.keep(record, at: index)
            })
    }
}

/// Which nodes belong to which item of a `ForEach`.
private struct ItemsRecord<ID: Hashable> {
    var ids: [ID] = []
    var counts: [Int32] = []

    init(capacity: Int) {
        ids.reserveCapacity(capacity)
        counts.reserveCapacity(capacity)
    }

    /// Whether an id stands for no item so far.
    ///
    /// - Parameter seen: The ids so far, gathered when the first is asked for.
    func isFirst(_ id: ID, among seen: inout Set<ID>?) -> Bool {
        var known = seen.take() ?? Set(ids)
        defer { seen = known }
        return known.insert(id).inserted
    }
}

/// A record of items as the tree keeps it, without the type of their ids.
class AnyKeptItems {
    /// How many nodes stand before those of an item; `nil` where there is no such item.
    func place(of id: AnyHashable) -> Int32? { nil }
}

/// A record of items as the tree keeps it.
private final class KeptItems<ID: Hashable>: AnyKeptItems {
    var record: ItemsRecord<ID>

    init(_ record: ItemsRecord<ID>) { self.record = record }

    override func place(of id: AnyHashable) -> Int32? {
        guard let id = id.base as? ID, let place = record.ids.firstIndex(of: id) else { return nil }
        return record.counts[..<place].reduce(0, +)
    }
}

/// The nodes that a `ForEach`'s items left the last time, as chains of siblings, one for each item.
///
/// As long as the items come in the same order, each takes the next chain; from the first that does not, what is left
/// is looked up by id.
@MainActor
private struct FormerItems<ID: Hashable> {
    private let node: Int32
    private let record: ItemsRecord<ID>
    /// The first child that no item has taken.
    private var child: Int32
    private var place = 0
    private var chains: [ID: Int32]?

    init(of node: Int32, in tree: LayoutTree) {
        self.node = node
        let payload = tree.nodes[Int(node)].payload
        let kept = payload < 0 ? nil : tree.objects[payload] as? KeptItems<ID>
        record = kept?.record ?? ItemsRecord(capacity: 0)
        child = tree.nodes[Int(node)].firstChild
        // Items of another type have nothing in common with those before.
        if kept == nil, child != 0 { removeRest(from: tree) }
    }

    /// Whether the items came in the order of the last time, none more and none fewer.
    var wasInOrder: Bool { chains == nil && place == record.ids.count }

    /// Whether an item is the next of the last time, after others that were.
    func isInOrder(_ id: ID) -> Bool { chains == nil && place < record.ids.count && record.ids[place] == id }

    /// The first of the nodes that an item left, cut out of the rest; zero for none.
    mutating func take(_ id: ID, in tree: LayoutTree) -> Int32 {
        if isInOrder(id) { return cut(in: tree) }
        if chains == nil {
            var chains: [ID: Int32] = [:]
            while place < record.ids.count {
                let name = record.ids[place]
                let chain = cut(in: tree)
                if chain != 0, let twin = chains.updateValue(chain, forKey: name) { remove(twin, from: tree) }
            }
            self.chains = chains
        }
        return chains?.removeValue(forKey: id) ?? 0
    }

    /// Cuts the next item's nodes out of the children.
    private mutating func cut(in tree: LayoutTree) -> Int32 {
        defer { place += 1 }
        let count = record.counts[place]
        guard count > 0 else { return 0 }
        let first = child
        var end = child
        for _ in 1..<count { end = tree.nodes[Int(end)].nextSibling }
        child = tree.nodes[Int(end)].nextSibling
        tree.nodes[Int(end)].nextSibling = 0
        return first
    }

    /// Removes what no item took.
    mutating func removeRest(from tree: LayoutTree) {
        remove(child, from: tree)
        child = 0
        // In the order of the nodes: places that come free are used again, and the same views make the same tree.
        for chain in (chains ?? [:]).values.sorted() { remove(chain, from: tree) }
        chains = chains.map { _ in [:] }
    }

    private func remove(_ first: Int32, from tree: LayoutTree) {
        guard first != 0 else { return }
        var child = first
        while child != 0 {
            let next = tree.nodes[Int(child)].nextSibling
            tree.remove(child)
            child = next
        }
        tree.noteStructureChange(at: node)
    }
}

extension LayoutTree {
    fileprivate func keep<ID: Hashable>(_ record: ItemsRecord<ID>, at index: Int32) {
        let payload = nodes[Int(index)].payload
        if payload < 0 {
            nodes[Int(index)].payload = objects.insert(KeptItems(record))
        } else if let kept = objects[payload] as? KeptItems<ID> {
            kept.record = record
        } else {
            objects[payload] = KeptItems(record)
        }
    }

    fileprivate func siblingCount(after before: Int32, upTo last: Int32, under index: Int32) -> Int32 {
        if before == last { return 0 }
        var child = before == 0 ? nodes[Int(index)].firstChild : nodes[Int(before)].nextSibling
        var count: Int32 = 1
        while child != last {
            child = nodes[Int(child)].nextSibling
            count += 1
        }
        return count
    }
}
