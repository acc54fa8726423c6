import Foundation
import RegionModel

extension CourseFixture {
    /// A dialog in the middle of the window, and beside the crease, where it touches the margins.
    private static let middle = [LayoutElement.at(350, 100, 200, 44)]
    private static let beside = [LayoutElement.at(230, 100, 200, 44)]

    static let stale = [
        CourseFixture(
            "what stands on the fold long after it came",
            [(0, .flatBook, middle), (1, .book, middle), (2, .book, middle)],
            finds: ["2.0 it stale-region error"]),
        CourseFixture("what steps aside", [(0, .flatBook, middle), (1, .book, beside), (2, .book, beside)]),
        CourseFixture(
            "what steps aside in time",
            [(0, .flatBook, middle), (1, .book, middle), (1.4, .book, beside), (2, .book, beside)]),
        CourseFixture(
            "a fold that did not stay", [(0, .flatBook, middle), (1, .book, middle), (1.4, .flatBook, middle)]),
        CourseFixture(
            "what stands where a camera came on",
            [
                (0, .phoneWithCameraOff, [.at(160, 20, 80, 20, .text)]), (1, .phone, [.at(160, 20, 80, 20, .text)]),
                (1.5, .phone, [.at(160, 20, 80, 20, .text)]),
            ],
            finds: ["1.5 it stale-region error"]),
        CourseFixture(
            "what stood on the fold from the beginning is no matter of time",
            [(0, .book, middle), (1, .book, middle)]),
        CourseFixture(
            "what moved, and not far enough, is no matter of time",
            [(0, .flatBook, middle), (1, .book, [.at(360, 100, 200, 44)]), (2, .book, [.at(360, 100, 200, 44)])]),
        CourseFixture(
            "a fold that moved onto it",
            [(0, .book(creaseAt: 700), middle), (1, .book, middle), (2, .book, middle)],
            finds: ["2.0 it stale-region error"]),
        CourseFixture(
            "what still keeps clear of a fold that is gone",
            [(0, .flatBook, middle), (1, .book, beside), (2, .flatBook, beside), (3, .flatBook, beside)],
            finds: ["3.0 it stale-region error"]),
        CourseFixture(
            "what comes back",
            [(0, .flatBook, middle), (1, .book, beside), (2, .flatBook, middle), (3, .flatBook, middle)]),
        CourseFixture(
            "what goes elsewhere when the fold is gone",
            [
                (0, .flatBook, middle), (1, .book, beside), (2, .flatBook, [.at(240, 100, 200, 44)]),
                (3, .flatBook, [.at(240, 100, 200, 44)]),
            ]),
        CourseFixture(
            "what stood beside the fold all along",
            [(0, .flatBook, beside), (1, .book, beside), (2, .flatBook, beside), (3, .flatBook, beside)]),
        CourseFixture(
            "what the fold's going leaves as it was in another window",
            [(0, .narrowBook, middle), (1, .book, beside), (2, .flatBook, beside), (3, .flatBook, beside)]),
        CourseFixture(
            "what scrolls",
            [
                (0, .flatBook, [.at(0, 0, 900, 600, .scrollView)] + [.at(350, 100, 200, 44, in: 0)]),
                (1, .book, [.at(0, 0, 900, 600, .scrollView)] + [.at(350, 100, 200, 44, in: 0)]),
                (2, .book, [.at(0, 0, 900, 600, .scrollView)] + [.at(350, 100, 200, 44, in: 0)]),
            ]),
        CourseFixture(
            "what says something else",
            [
                (0, .flatBook, [.at(350, 100, 200, 44).saying("a")]), (1, .book, [.at(350, 100, 200, 44).saying("b")]),
                (2, .book, [.at(350, 100, 200, 44).saying("b")]),
            ]),
        CourseFixture(
            "what is in a stack that became a row",
            [
                (0, .flatBook, [.at(0, 0, 900, 600, .container, id: "VStack"), .at(350, 100, 200, 44, in: 0)]),
                (1, .book, [.at(0, 0, 900, 600, .container, id: "HStack"), .at(350, 100, 200, 44, in: 0)]),
                (2, .book, [.at(0, 0, 900, 600, .container, id: "HStack"), .at(350, 100, 200, 44, in: 0)]),
            ],
            finds: ["2.0 HStack/it stale-region error"]),
    ]

    private static func excessive(_ name: String, to x: CGFloat, finds: Bool) -> CourseFixture {
        CourseFixture(
            name,
            [
                (0, .flatBook, [.at(340, 100, 100, 44)]), (1, .book, [.at(x, 100, 100, 44)]),
                (2, .book, [.at(x, 100, 100, 44)]),
            ],
            finds: finds ? ["2.0 it excessive-move warning"] : [])
    }

    static let moves = [
        excessive("just clear of the fold", to: 330, finds: false),
        excessive("in the middle of its side", to: 165, finds: false),
        excessive("on the other side, which takes thirteen times as much", to: 470, finds: false),
        excessive("at the far end of the other side", to: 800, finds: true),
        excessive("at the far end of its own", to: 0, finds: true),
        CourseFixture(
            "a whole screen that moves down for a strip in the corner",
            [
                (
                    0, .phoneWithCameraOff,
                    [
                        .at(0, 0, 400, 700, .container, id: "all"), .at(140, 10, 120, 20, .text, in: 0),
                        .at(20, 60, 100, 44, in: 0),
                    ]
                ),
                (
                    1, .phone,
                    [
                        .at(0, 170, 400, 700, .container, id: "all"), .at(140, 180, 120, 20, .text, in: 0),
                        .at(20, 230, 100, 44, in: 0),
                    ]
                ),
                (
                    2, .phone,
                    [
                        .at(0, 170, 400, 700, .container, id: "all"), .at(140, 180, 120, 20, .text, in: 0),
                        .at(20, 230, 100, 44, in: 0),
                    ]
                ),
            ],
            finds: ["2.0 all excessive-move warning"]),
        CourseFixture(
            "what makes room for others",
            [
                (0, .flatBook, [.at(340, 100, 100, 44), .at(20, 100, 100, 44, id: "other")]),
                (1, .book, [.at(330, 100, 100, 44), .at(20, 500, 100, 44, id: "other")]),
                (2, .book, [.at(330, 100, 100, 44), .at(20, 500, 100, 44, id: "other")]),
            ]),
        CourseFixture(
            "what comes back from afar when the fold is gone",
            [
                (0, .book, [.at(0, 100, 100, 44)]), (1, .flatBook, [.at(340, 100, 100, 44)]),
                (2, .flatBook, [.at(340, 100, 100, 44)]),
            ]),
        CourseFixture(
            "a window that changes its size",
            [
                (0, .narrowBook, [.at(340, 100, 100, 44)]), (1, .book, [.at(0, 100, 100, 44)]),
                (2, .book, [.at(0, 100, 100, 44)]),
            ]),
        CourseFixture(
            "what grows where it is",
            [
                (0, .flatBook, [.at(340, 100, 100, 44)]), (1, .book, [.at(0, 100, 430, 44)]),
                (2, .book, [.at(0, 100, 430, 44)]),
            ]),
    ]

    static let returns = [
        CourseFixture(
            "there and back, for nothing",
            [(0, .flatBook, middle), (1, .flatBook, beside), (1.2, .flatBook, middle)],
            finds: ["1.2 it thrash warning"]),
        CourseFixture(
            "there and back for a fold that was gone at once",
            [(0, .flatBook, middle), (1, .book, beside), (1.1, .flatBook, middle)], finds: ["1.1 it thrash note"]),
        CourseFixture(
            "there and back, and the fold stayed a while",
            [(0, .flatBook, middle), (1, .book, beside), (1.6, .flatBook, middle)]),
        CourseFixture(
            "little by little",
            [
                (0, .flatBook, middle), (1, .flatBook, [.at(347, 100, 200, 44)]),
                (1.1, .flatBook, [.at(344, 100, 200, 44)]),
                (1.2, .flatBook, [.at(347, 100, 200, 44)]), (1.3, .flatBook, middle),
            ],
            finds: ["1.3 it thrash warning"]),
        CourseFixture(
            "too little to be seen",
            [(0, .flatBook, middle), (1, .flatBook, [.at(347, 100, 200, 44)]), (1.1, .flatBook, middle)]),
        CourseFixture(
            "in one direction",
            [(0, .flatBook, middle), (1, .flatBook, beside), (1.1, .flatBook, [.at(100, 100, 200, 44)])]),
        CourseFixture(
            "a container with all that is in it, told once",
            [(0, .flatBook, box(at: 100)), (1, .flatBook, box(at: 200)), (1.1, .flatBook, box(at: 100))],
            finds: ["1.1 box thrash warning"]),
        CourseFixture(
            "twice",
            [
                (0, .flatBook, middle), (1, .flatBook, beside), (1.1, .flatBook, middle), (2, .flatBook, beside),
                (2.1, .flatBook, middle),
            ],
            finds: ["1.1 it thrash warning", "2.1 it thrash warning"]),
        CourseFixture(
            "what scrolls",
            [(0, .flatBook, scrolled(to: 0)), (0.1, .flatBook, scrolled(to: -300)), (0.2, .flatBook, scrolled(to: 0))]),
        CourseFixture(
            "a window made narrower and wide again",
            [(0, .flatBook, middle), (0.1, .narrowBook, beside), (0.2, .flatBook, middle)]),
        CourseFixture(
            "what was not there meanwhile", [(0, .flatBook, middle), (0.1, .flatBook, []), (0.2, .flatBook, middle)]),
    ]

    private static func box(at x: CGFloat) -> [LayoutElement] {
        [
            .at(x, 100, 200, 200, .container, id: "box"), .at(x, 100, 100, 44, in: 0),
            .at(x, 150, 100, 44, .text, id: "text", in: 0),
        ]
    }

    private static func scrolled(to y: CGFloat) -> [LayoutElement] {
        [.at(0, 0, 900, 600, .scrollView), .at(100, y, 100, 44, in: 0)]
    }
}

extension LayoutElement {
    fileprivate func saying(_ label: String) -> LayoutElement {
        var result = self
        result.label = label
        return result
    }
}
