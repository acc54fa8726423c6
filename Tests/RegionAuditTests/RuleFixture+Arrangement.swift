import Foundation
import RegionGeometry
import RegionModel

extension RuleFixture {
    /// Two panes of the book that end at the given places, each with a text in it.
    private static func panes(_ left: CGFloat, _ right: CGFloat, from start: CGFloat = 0, to end: CGFloat = 900)
        -> [LayoutElement]
    {
        [
            .at(start, 0, left - start, 600, .container, id: "left"),
            .at(start + 20, 40, 100, 20, .text, in: 0),
            .at(right, 0, end - right, 600, .container, id: "right"),
            .at(right + 20, 40, max(0, min(100, end - right - 20)), 20, .text, in: 2),
        ]
    }

    /// Panes that scroll, with a backdrop behind them and a bar above them.
    private static func panesAmongOthers() -> [LayoutElement] {
        var elements: [LayoutElement] = [
            .at(0, 0, 900, 600, .background), .at(0, 0, 900, 600, .container, id: "root"),
        ]
        for var element in panes(410, 490) {
            element.parent = element.parent.map { $0 + 2 } ?? 1
            if element.role == .container { element.role = .scrollView }
            elements.append(element)
        }
        return elements + [.at(0, 0, 900, 50, .navigationBar, id: "bar", in: 1)]
    }

    /// A window in which a fold leaves little room at the right.
    private static func narrow(_ room: CGFloat) -> WindowScene {
        WindowScene(
            size: CGSize(width: 440 + room, height: 600),
            regions: [
                SceneRegion(
                    name: "fold", kind: .division, frame: CGRect(x: 400, y: 0, width: 40, height: 600),
                    margins: RectInsets(left: 20, right: 20))
            ])
    }

    static let panes: [RuleFixture] = [
        RuleFixture("panes that end at the fold's frame", .book, panes(430, 470)),
        RuleFixture(
            "panes that keep the margins once more", .book, panes(410, 490),
            finds: ["left margins-counted-twice warning", "right margins-counted-twice warning"]),
        RuleFixture(
            "the same with what scrolls in them, a backdrop behind them and a bar above them", .book,
            panesAmongOthers(),
            finds: ["root/left margins-counted-twice warning", "root/right margins-counted-twice warning"]),
        RuleFixture(
            "panes above each other that keep the margins once more", .laptop,
            [
                .at(0, 0, 600, 410, .image, id: "top"), .at(0, 490, 600, 410, .container, id: "bottom"),
                .at(20, 500, 100, 20, .text, in: 1),
            ], finds: ["top margins-counted-twice warning", "bottom margins-counted-twice warning"]),
        RuleFixture(
            "rows that together are a pane", .book,
            [
                .at(0, 0, 410, 200, .text, id: "a"), .at(0, 200, 410, 200, .text, id: "b"),
                .at(490, 0, 410, 400, .scrollView, id: "c"),
            ], finds: ["a margins-counted-twice warning", "c margins-counted-twice warning"]),
        RuleFixture("panes with padding as wide as the margins", .book, panes(410, 490, from: 20, to: 880)),
        RuleFixture(
            "padding in panes that reach the frame", .book,
            [
                .at(0, 0, 430, 600, .container), .at(0, 0, 410, 600, .text, in: 0),
                .at(470, 0, 430, 600, .container), .at(490, 0, 410, 600, .text, in: 2),
            ]),
        RuleFixture(
            "something else reaches the frame", .book, panes(410, 490) + [.at(300, 0, 130, 44, id: "other")]),
        RuleFixture("one pane that ends there by chance", .book, [.at(0, 0, 410, 600, .container)]),
        RuleFixture(
            "a few lines that end there by chance", .book,
            [.at(0, 0, 410, 44, .text), .at(490, 0, 410, 44, .text)]),
        RuleFixture(
            "a row that keeps the margins of a sliver once more", .splitLeft,
            [.at(0, 0, 410, 600, .container, id: "it"), .at(20, 0, 100, 20, .text, in: 0)],
            finds: ["it margins-counted-twice warning"]),
        RuleFixture(
            "a row that keeps both of them once more", .splitLeft, [.at(0, 0, 390, 600, .scrollView)],
            finds: ["it margins-counted-twice warning"]),
        RuleFixture("a row that ends at the sliver", .splitLeft, [.at(0, 0, 430, 600, .scrollView)]),
        RuleFixture(
            "a pane without use", narrow(40), panes(400, 440, to: 480), finds: ["right pane-too-narrow error"]),
        RuleFixture(
            "a pane that is narrow", narrow(100), panes(400, 440, to: 540), finds: ["right pane-too-narrow warning"]),
        RuleFixture("a pane that is wide enough", narrow(120), panes(400, 440, to: 560)),
        RuleFixture(
            "a narrow rail beside the fold, and more beside it", narrow(400),
            panes(400, 440, to: 500) + [.at(500, 0, 340, 600, .container)]),
        RuleFixture("one pane over all of a narrow window", narrow(40), [.at(0, 0, 480, 600, .scrollView)]),
        RuleFixture(
            "a pane on a sliver", .splitLeft, panes(430, 443, to: 443), finds: ["right split-by-sliver error"]),
        RuleFixture(
            "a pane that begins where the sliver does", .splitLeft, panes(430, 430, to: 443),
            finds: ["right split-by-sliver error"]),
        RuleFixture(
            "a bar for scrolling on the sliver", .splitLeft,
            panes(443, 443).prefix(2) + [.at(433, 0, 10, 600, .container)]),
        RuleFixture(
            "panes that make room for a fold that is flat", .flatBook, panes(430, 470),
            finds: ["left inactive-region-avoided warning", "right inactive-region-avoided warning"]),
        RuleFixture(
            "and its margins once more", .flatBook, panes(410, 490),
            finds: ["left inactive-region-avoided warning", "right inactive-region-avoided warning"]),
        RuleFixture("panes that meet on a fold that is flat", .flatBook, panes(450, 450)),
        RuleFixture("panes with another gap", .flatBook, panes(440, 460)),
        RuleFixture(
            "a gap in the middle of a window without fold", .desk, panes(430, 470), finds: ["left invented-fold note"]),
        RuleFixture("usual spacing there", .desk, panes(442, 458)),
        RuleFixture("a gap elsewhere", .desk, panes(330, 370)),
        RuleFixture("a gap as wide as the padding", .desk, panes(430, 470, from: 40, to: 860)),
    ]
}

extension WindowScene {
    /// A wide window without regions.
    static let desk = WindowScene(size: CGSize(width: 900, height: 600))
}
