import Foundation
import RegionModel
import ReservedRegions
import Testing

/// The columns of lazy grids.
@MainActor
enum LazyGridFacts {
    static func check(_ fact: LayoutFact) throws {
        guard fact.given.hasOnly("columns", "width", "spacing") else { throw UnknownFact(fact: fact) }
        let spacing = try fact.given.required("spacing").number()
        let items = try fact.given.required("columns").items().map { try item($0.string(), spacing, fact) }
        let width = try fact.given.required("width").number()
        let count = 200
        let tree = FactTree(ProposedViewSize(width: width, height: nil)) {
            LazyVGrid(columns: items, spacing: 5) {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).id("\($0)") }
            }
        }
        let row = (0..<count).map { tree["\($0)"] }.filter { $0.minY == 0 }
        try compare(row.map { Double($0.width) }, items, spacing, fact)
    }

    private static func compare(_ widths: [Double], _ items: [GridItem], _ spacing: Double, _ fact: LayoutFact) throws {
        for key in try fact.expected.keys() {
            if key == "widths" {
                #expect(areNear(widths, try fact.expected.required(key).numbers()), "found \(widths)")
                continue
            }
            // One fixed item and one adaptive: the fixed column is the first.
            guard items.count == 2, case .fixed = items[0].size, case .adaptive = items[1].size else {
                throw UnknownFact(fact: fact)
            }
            let adaptive = widths.dropFirst()
            let found: [String: Double] = [
                "fixed": widths[0], "adaptiveColumns": Double(adaptive.count), "each": adaptive.first ?? .nan,
                "adaptiveTotal": adaptive.reduce(0, +) + spacing * Double(adaptive.count - 1),
            ]
            guard let value = found[key] else { throw UnknownFact(fact: fact) }
            #expect(isNear(value, try fact.expected.required(key).number()), "\(key): found \(value)")
        }
    }

    /// An item such as `flexible min 50 max 100`.
    private static func item(_ text: String, _ spacing: Double, _ fact: LayoutFact) throws -> GridItem {
        var words = text.split(separator: " ").map(String.init)
        let kind = words.removeFirst()
        if kind == "fixed", words.count == 1, let width = Double(words[0]) {
            return GridItem(.fixed(width), spacing: spacing)
        }
        var limits: [String: CGFloat] = [:]
        for place in stride(from: 0, to: words.count - 1, by: 2) {
            limits[words[place]] = Double(words[place + 1]).map { CGFloat($0) }
        }
        guard limits.count * 2 == words.count, Set(limits.keys).isSubset(of: ["min", "max"]) else {
            throw UnknownFact(fact: fact)
        }
        switch kind {
        case "flexible":
            return GridItem(
                .flexible(minimum: limits["min"] ?? 10, maximum: limits["max"] ?? .infinity), spacing: spacing)
        case "adaptive":
            return GridItem(
                .adaptive(minimum: limits["min"] ?? 10, maximum: limits["max"] ?? .infinity), spacing: spacing)
        default: throw UnknownFact(fact: fact)
        }
    }
}
