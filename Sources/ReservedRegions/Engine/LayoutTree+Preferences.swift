extension LayoutTree {
    /// The record of a node that has to do with preferences.
    func preferenceRecord(of index: Int32) -> PreferenceRecord? {
        let node = nodes[Int(index)]
        guard node.kind == .preference, node.payload >= 0 else { return nil }
        return objects[node.payload] as? PreferenceRecord
    }

    /// Whether a view still stands where its record says.
    @MainActor
    func isComposed(_ record: ScopeRecord) -> Bool {
        let node = nodes[Int(record.node)]
        return node.kind == .scope && node.payload >= 0 && scopes[node.payload] === record
    }

    /// What the views inside a node give for a key, or `nil` where none gives a value.
    ///
    /// - Complexity: O(n) in the nodes around those that give values, and their siblings; what an observer inside knows
    ///   is not found out again.
    func preference<Key: PreferenceKey>(_ key: Key.Type, in index: Int32) -> Key.Value? {
        var values: [Key.Value?] = [nil]
        func add(_ value: Key.Value) {
            guard var sum = values[values.count - 1] else { return values[values.count - 1] = value }
            Key.reduce(value: &sum) { value }
            values[values.count - 1] = sum
        }
        var open: [(node: Int32, isEnd: Bool)] = []
        openPreferences(in: index, &open)
        while let (next, isEnd) = open.popLast() {
            guard nodes[Int(next)].flags.contains(.hasPreferences), isShown(next) else { continue }
            let record = preferenceRecord(of: next)
            if isEnd {
                guard let record = record as? PreferenceTransformer<Key> else { continue }
                var value = values.removeLast() ?? Key.defaultValue
                record.transform(&value)
                add(value)
            } else if let record, record.key == ObjectIdentifier(Key.self) {
                switch record {
                case let writer as PreferenceWriter<Key>:
                    for _ in 0..<viewCount(of: next) { add(writer.value) }
                case is PreferenceTransformer<Key>:
                    guard viewCount(of: next) > 0 else { continue }
                    values.append(nil)
                    open.append((next, true))
                    openPreferences(in: next, &open)
                case let keeper as PreferenceKeeper<Key> where !keeper.isStale: keeper.value.map(add)
                default: openPreferences(in: next, &open)
                }
            } else {
                openPreferences(in: next, &open)
            }
        }
        return values[0]
    }

    /// Lets the children of a node be visited in order, the back before the front.
    private func openPreferences(in index: Int32, _ open: inout [(node: Int32, isEnd: Bool)]) {
        let start = open.count
        let isBackground = nodes[Int(index)].kind == .background
        var slots = start
        var child = nodes[Int(index)].firstChild
        while child != 0 {
            if isBackground, nodes[Int(child)].kind == .slot {
                open.insert((child, false), at: slots)
                slots += 1
            } else {
                open.append((child, false))
            }
            child = nodes[Int(child)].nextSibling
        }
        open[start...].reverse()
    }

    /// How many views a modifier modifies.
    private func viewCount(of index: Int32) -> Int {
        nodes[Int(index)].childCount == 0 ? 0 : 1 + (repeats[index]?.count ?? 0)
    }

    /// Whether the container around shows a node.
    private func isShown(_ index: Int32) -> Bool {
        let node = nodes[Int(index)]
        guard node.kind.isLaidOut, !node.flags.contains(.isLeftOut) else { return !node.kind.isLaidOut }
        return nodes[Int(node.layoutParent)].kind != .viewThatFits || node.flags.contains(.isPlaced)
    }

    /// Notes that what a node gives to those around it is another value than before.
    func notePreferenceChange<Key: PreferenceKey>(of key: Key.Type, at index: Int32) {
        markPreferences(at: index)
        noteObservers(of: ObjectIdentifier(key), from: nodes[Int(index)].parent)
    }

    /// Notes that the views of a node that give values are others, or stand in another order.
    func noteOtherPreferences(in index: Int32) {
        guard nodes[Int(index)].flags.contains(.hasPreferences) else { return }
        noteObservers(of: nil, from: index)
    }

    /// Notes an observer that must find its value out.
    func noteStale(_ observer: PreferenceObserver, at index: Int32) {
        markPreferences(at: index)
        stalePreferences.note(observer, at: index)
    }

    /// Marks the way to a node that has to do with preferences.
    private func markPreferences(at index: Int32) {
        var next = index
        while next != 0, !nodes[Int(next)].flags.contains(.hasPreferences) {
            nodes[Int(next)].flags.insert(.hasPreferences)
            next = nodes[Int(next)].parent
        }
    }

    /// Notes a node's and the outer observers of a key, or of any, as far as the value goes.
    private func noteObservers(of key: ObjectIdentifier?, from index: Int32) {
        guard observerCount > 0 else { return }
        var next = index
        while next != 0 {
            if let record = preferenceRecord(of: next), key == nil || record.key == key {
                if let observer = record as? PreferenceObserver {
                    stalePreferences.note(observer, at: next)
                } else if key != nil, record.replacesInner {
                    return
                }
            }
            next = nodes[Int(next)].parent
        }
    }
}

/// The observers that must find their values out.
struct StalePreferences {
    private var nodes: [Int: [Int32]] = [:]

    var isEmpty: Bool { nodes.isEmpty }

    /// Takes note of an observer at a node, once.
    mutating func note(_ observer: PreferenceObserver, at node: Int32) {
        guard !observer.isStale else { return }
        observer.isStale = true
        nodes[observer.depth, default: []].append(node)
    }

    /// The nodes of those that stand deepest, which others may have to wait for.
    mutating func takeDeepest() -> [Int32] {
        guard let depth = nodes.keys.max() else { return [] }
        return nodes.removeValue(forKey: depth) ?? []
    }
}
