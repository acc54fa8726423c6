import Foundation
import RegionModel

/// Reads the table that newer versions of Maestro print: `element_num,depth,bounds,attributes,parent_num`.
enum MaestroTable {
    private static let mark: StaticString = "element_num,depth,"

    static func recognises(_ text: DumpText) -> Bool { text.bytes.firstIndex(of: mark) != nil }

    static func trees(in text: DumpText, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        var start = text.bytes.firstIndex(of: mark)
        while let head = start {
            start = text.bytes.firstIndex(of: mark, from: head + 1)
            // Read twice rather than kept, as there may be millions.
            let table = CommaTable(text.bytes, in: head..<(start ?? text.bytes.count))
            let isAndroid = table.contains { Row($0).isAndroid }
            var tree = MaestroTree(isAndroid: isAndroid, limits: limits, earlier: count)
            var places: [Int: Int] = [:]
            for row in table.lazy.map({ Row($0) }) {
                guard let number = row.number else { continue }
                places[number] = try tree.append(row.node, in: row.parent.flatMap { places[$0] })
            }
            guard !tree.draft.elements.isEmpty else { continue }
            count += tree.draft.elements.count
            trees.append(tree.finished(name: "table \(trees.count + 1)"))
        }
        return trees
    }

    private struct Row {
        let number: Int?
        let parent: Int?
        private let cells: [String: String]
        private let attributes: [String: String]

        init(_ cells: [String: String]) {
            self.cells = cells
            number = cells["element_num"].flatMap { Int($0) }
            let parent = cells["parent_num"].flatMap { Int($0) }
            self.parent = parent == number ? nil : parent
            attributes = Self.attributes(cells["attributes"] ?? "")
        }

        var node: MaestroNode { MaestroNode(attribute) }
        var isAndroid: Bool { MaestroNode.isAndroid(attribute) }

        private func attribute(_ name: StaticString) -> String? {
            let name = "\(name)"
            return attributes[name] ?? (name == "bounds" ? cells["bounds"] : nil)
        }

        /// `key=value` between semicolons; a part that begins with no key belongs to the value before it.
        private static func attributes(_ text: String) -> [String: String] {
            var result: [String: String] = [:]
            var last: String?
            for part in text.components(separatedBy: "; ") {
                let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                if halves.count == 2, keys.contains(String(halves[0])) {
                    last = String(halves[0])
                    result[String(halves[0])] =
                        halves[1].isEmpty ? nil : String(halves[1]).shortened(to: TreeDraft.textLimit)
                } else if let last {
                    result[last] = ((result[last] ?? "") + "; " + part).shortened(to: TreeDraft.textLimit)
                }
            }
            return result
        }

        private static let keys: Set<String> = [
            "text", "accessibilityText", "hintText", "title", "value", "class", "elementType", "resource-id", "bounds",
            "clickable", "scrollable", "checkable", "enabled", "focused", "selected", "checked", "long-clickable",
            "password", "index", "package", "content-desc", "ignoreBoundsFiltering", "identifier", "placeholderValue",
        ]
    }
}
