import Foundation
import RegionModel
import ReservedRegions
import Testing

/// The columns and rows of grids.
@MainActor
enum GridFacts {
    static func check(_ fact: LayoutFact) throws {
        if fact.isProse {
            guard fact.id == "grid.non-row-child-spans" else { throw UnknownFact(fact: fact) }
            return checkSpan()
        }
        guard fact.given.has("rows"), fact.given.has("spacing") else { throw UnknownFact(fact: fact) }
        let rows = try fact.given.required("rows").items().map { try $0.items().map { try cell($0.string(), fact) } }
        let spacing = try fact.given.required("spacing").number()
        let proposal = try fact.given.optional("proposal")?.pair() ?? (nil, nil)
        let tree = FactTree(ProposedViewSize(width: proposal.0, height: proposal.1)) {
            Grid(alignment: .topLeading, horizontalSpacing: spacing, verticalSpacing: spacing) {
                ForEach(rows.indices, id: \.self) { row in
                    GridRow {
                        ForEach(rows[row].indices, id: \.self) { rows[row][$0].id("\(row)-\($0)") }
                    }
                }
            }
        }
        let columns = rows.map(\.count).max() ?? 0
        // In a grid aligned to its corner each view begins where its column and its row do.
        let starts = (0..<columns).map { column in
            rows.indices.filter { rows[$0].count > column }.map { tree["\($0)-\(column)"].minX }.min() ?? .nan
        }
        let tops = rows.indices.map { tree["\($0)-0"].minY }
        let found = [
            "columns": lengths(starts, upTo: tree.size.width, spacing),
            "rows": lengths(tops, upTo: tree.size.height, spacing),
        ]
        for key in try fact.expected.keys() {
            guard let lengths = found[key] else { throw UnknownFact(fact: fact) }
            #expect(areNear(lengths, try fact.expected.required(key).numbers()), "\(key): found \(lengths)")
        }
    }

    private static func lengths(_ starts: [CGFloat], upTo end: CGFloat, _ spacing: CGFloat) -> [Double] {
        zip(starts, starts.dropFirst() + [end + spacing]).map { Double($1 - spacing - $0) }
    }

    /// A view such as `50x50`, or `color` for one that takes what it is offered.
    private static func cell(_ text: String, _ fact: LayoutFact) throws -> AnyView {
        if text == "color" { return AnyView(Color.red) }
        guard let match = text.wholeMatch(of: /([\d.]+)x([\d.]+)/), let width = Double(match.1),
            let height = Double(match.2)
        else { throw UnknownFact(fact: fact) }
        return AnyView(Color.red.frame(width: width, height: height))
    }

    /// A line between two rows goes across all columns, and makes none.
    private static func checkSpan() {
        let tree = FactTree(ProposedViewSize(width: 300, height: 300), scale: 2) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    Color.red.frame(width: 50, height: 20).id("a")
                    Color.red.frame(width: 70, height: 20).id("b")
                }
                Divider().id("line")
                GridRow {
                    Color.red.frame(width: 30, height: 20).id("c")
                    Color.red.frame(width: 30, height: 20).id("d")
                }
            }
        }
        #expect(tree["line"].minX == 0 && tree["line"].width == tree.size.width && tree["line"].height == 0.5)
        #expect(tree["line"].minY == 30 && tree["c"].minY == 40.5)
        let alone = FactTree(ProposedViewSize(width: 300, height: 300)) {
            Grid {
                Color.red.frame(width: 50, height: 20).id("only")
            }
        }
        #expect(alone.size == CGSize(width: 50, height: 20))
    }
}
