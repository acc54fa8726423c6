import Foundation

extension Composer {
    /// Composes named items, each over what the item of the same name left before, wherever it stands now.
    func emitItems<Items: RandomAccessCollection>(
        _ items: Items, id: (Items.Element) -> AnyHashable, content: @MainActor (Composer, Items.Element) -> Void
    ) {
        emit(
            .items,
            content: { composer in
                let index = composer.parent
                let record = composer.tree.itemsRecord(of: index)
                var runs = composer.tree.takeRuns(of: record, under: index)
                composer.old = 0
                var ids: [AnyHashable] = []
                var counts: [Int32] = []
                ids.reserveCapacity(items.count)
                counts.reserveCapacity(items.count)
                var seen = Set<AnyHashable>(minimumCapacity: items.count)
                for item in items {
                    let name = id(item)
                    if !seen.insert(name).inserted {
                        composer.tree.report(at: index, "two items have the id \(name); each is laid out")
                    }
                    composer.old = runs.removeValue(forKey: name) ?? 0
                    let before = composer.last
                    content(composer, item)
                    composer.removeLeftOver()
                    counts.append(composer.tree.siblingCount(after: before, upTo: composer.last, under: index))
                    ids.append(name)
                }
                if !runs.isEmpty { composer.tree.removeRuns(runs.values, under: index) }
                if record.ids != ids { composer.tree.noteStructureChange(at: index) }
                record.ids = ids
                record.counts = counts
            })
    }
}

/// Which nodes belong to which item of a `ForEach`.
final class ItemsRecord {
    var ids: [AnyHashable] = []
    var counts: [Int32] = []
}

extension LayoutTree {
    fileprivate func itemsRecord(of index: Int32) -> ItemsRecord {
        let payload = nodes[Int(index)].payload
        if payload >= 0, let record = objects[payload] as? ItemsRecord { return record }
        let record = ItemsRecord()
        nodes[Int(index)].payload = objects.insert(record)
        return record
    }

    /// Cuts the children into a chain per item. An id that stands twice keeps the last chain; the rest is removed.
    fileprivate func takeRuns(of record: ItemsRecord, under index: Int32) -> [AnyHashable: Int32] {
        var runs: [AnyHashable: Int32] = [:]
        runs.reserveCapacity(record.ids.count)
        var child = nodes[Int(index)].firstChild
        for (id, count) in zip(record.ids, record.counts) where count > 0 {
            let first = child
            var end = child
            for _ in 1..<count { end = nodes[Int(end)].nextSibling }
            child = nodes[Int(end)].nextSibling
            nodes[Int(end)].nextSibling = 0
            if let twin = runs.updateValue(first, forKey: id) { removeRuns([twin], under: index) }
        }
        return runs
    }

    fileprivate func removeRuns(_ runs: some Sequence<Int32>, under index: Int32) {
        for first in runs {
            var child = first
            while child != 0 {
                let next = nodes[Int(child)].nextSibling
                remove(child)
                child = next
            }
        }
        noteStructureChange(at: index)
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
