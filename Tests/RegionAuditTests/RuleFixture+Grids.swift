import Foundation
import RegionModel

extension RuleFixture {
    /// Cells in rows and columns from a place on, each so wide, in an element that is there already.
    private static func grid(
        columns: Int, rows: Int = 3, at x: CGFloat, cell: CGFloat, spacing: CGFloat = 10, role: ElementRole = .image,
        in parent: Int? = nil
    ) -> [LayoutElement] {
        (0..<rows * columns).map { index in
            .at(
                x + CGFloat(index % columns) * (cell + spacing), 50 + CGFloat(index / columns) * 120, cell, 110, role,
                id: "c\(index)", in: parent)
        }
    }

    /// Rows of three cells, each row with a container of its own.
    private static func gridOfRows(count: Int) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        for row in 0..<count {
            let (container, y) = (elements.count, 120 * CGFloat(row))
            elements.append(.at(0, y, 900, 110, .container, id: "r\(row)"))
            for column in 0..<3 {
                elements.append(.at(300 * CGFloat(column), y, 290, 110, .text, id: "c\(column)", in: container))
            }
        }
        return elements
    }

    /// Pictures or texts below each other.
    private static func list(from x: CGFloat, width: CGFloat, height: CGFloat, count: Int) -> [LayoutElement] {
        (0..<count).map { .at(x, height * CGFloat($0), width, height - 10, .image, id: "\($0)") }
    }

    static let arrangements: [RuleFixture] = [
        RuleFixture(
            "three columns, one of them on the fold", .book, grid(columns: 3, at: 0, cell: 293.3),
            finds: ["c1 odd-columns-across-division warning"]),
        RuleFixture(
            "even columns beside a strip, so that the fold runs through one", .book,
            grid(columns: 4, at: 0, cell: 190), finds: ["c2 odd-columns-across-division warning"]),
        RuleFixture(
            "a grid that scrolls down", .book,
            [.at(0, 0, 900, 600, .scrollView, id: "page")] + grid(columns: 3, at: 0, cell: 293.3, in: 0),
            finds: ["page/c1 odd-columns-across-division warning"]),
        RuleFixture(
            "rows with containers of their own", .book, gridOfRows(count: 2),
            finds: [
                "r0/c1 text-across-division error", "r0/c1 odd-columns-across-division warning",
                "r1/c1 text-across-division error",
            ]),
        RuleFixture(
            "columns that part at the fold", .book, grid(columns: 4, at: 0, cell: 210, spacing: 20).map(\.parted)),
        RuleFixture("shapes that only decorate", .book, grid(columns: 3, at: 0, cell: 293.3, role: .shape)),
        RuleFixture("a row is no grid", .book, grid(columns: 7, rows: 1, at: 0, cell: 110)),
        RuleFixture(
            "what scrolls sideways", .book,
            [.at(0, 0, 900, 600, .scrollView)] + grid(columns: 9, at: 0, cell: 290, in: 0)),
        RuleFixture(
            "a list over a fold from side to side", .laptop,
            list(from: 0, width: 600, height: 80, count: 12)),
        RuleFixture("a grid on a device that is flat", .flatBook, grid(columns: 3, at: 0, cell: 293.3)),
        RuleFixture(
            "a dialog on both sides", .book,
            [.at(300, 100, 300, 200, .dialog), .at(320, 120, 100, 20, .text, in: 0)],
            finds: ["it system-overlay-straddles warning"]),
        RuleFixture(
            "a dialog in a dialog, told once", .book,
            [.at(300, 100, 300, 200, .dialog, id: "outer"), .at(310, 110, 280, 180, .dialog, in: 0)],
            finds: ["outer system-overlay-straddles warning"]),
        RuleFixture(
            "a dialog beside the fold, and one that is behind all", .book,
            [
                .at(0, 0, 900, 600, .dialog), .at(500, 100, 300, 200, .dialog, in: 0),
            ]),
        RuleFixture("a dialog on a device that is flat", .flatBook, [.at(300, 100, 300, 200, .dialog)]),
        RuleFixture(
            "room for a strip on the free side too", .sideStrip,
            [
                .at(0, 0, 466, 678, .container), .at(84, 0, 298, 678, .scrollView, id: "page", in: 0),
                .at(84, 0, 298, 100, .text, in: 1),
            ], finds: ["it/page symmetric-inset warning"]),
        RuleFixture(
            "rows that all keep it", .sideStrip, list(from: 84, width: 298, height: 120, count: 4),
            finds: ["0 symmetric-inset warning"]),
        RuleFixture("room on its own side", .sideStrip, [.at(0, 0, 382, 678, .scrollView)]),
        RuleFixture(
            "a rail on the free side", .sideStrip,
            [.at(0, 0, 84, 678, .container), .at(84, 0, 298, 678, .scrollView)]),
        RuleFixture("one title that is short", .sideStrip, [.at(84, 0, 298, 60, .text)]),
        RuleFixture("content in the middle", .sideStrip, [.at(90, 0, 286, 678, .scrollView)]),
    ]
}

extension LayoutElement {
    /// The element as far to the right as it takes to part a grid at the book's fold.
    fileprivate var parted: LayoutElement {
        var result = self
        if frame.minX >= 440 { result.frame = frame.offsetBy(dx: 20, dy: 0) }
        return result
    }
}
