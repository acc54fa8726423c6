import RegionModel

extension RuleFixture {
    static let occlusion = [
        RuleFixture(
            "a button under the camera", .phone, [.at(160, 20, 44, 44)], finds: ["it control-in-occlusion error"]),
        RuleFixture("beside it", .phone, [.at(20, 70, 44, 44)]),
        RuleFixture("half a point under it is rounding", .phone, [.at(150, 49.5, 44, 44, .text)]),
        RuleFixture(
            "a little more is not", .phone, [.at(150, 49.4, 44, 44, .text)], finds: ["it text-in-occlusion error"]),
        RuleFixture("touching it", .phone, [.at(250, 10, 44, 44, .text)]),
        RuleFixture("the camera is off", .phoneWithCameraOff, [.at(160, 20, 80, 20, .text)]),
        RuleFixture(
            "every kind of control", .phone,
            ElementRole.allCases.filter(\.isInteractive).enumerated().map { index, role in
                .at(160 + 10 * Double(index), 20, 44, 50, role, id: role.rawValue)
            },
            finds: ElementRole.allCases.filter(\.isInteractive).map { "\($0.rawValue) control-in-occlusion error" }),
        RuleFixture(
            "a line of text under the camera", .phone,
            [.at(0, 0, 400, 100, .text).with(lines: [.init(x: 0, y: 10, width: 160, height: 20)])],
            finds: ["it text-in-occlusion error"]),
        RuleFixture(
            "a text whose lines end before the camera", .phone,
            [.at(0, 0, 400, 100, .text).with(lines: [.init(x: 0, y: 10, width: 140, height: 20)])]),
    ]

    static let pictures = [
        RuleFixture(
            "a picture under the camera", .phone, [.at(160, 20, 44, 44, .image)],
            finds: ["it content-in-occlusion warning"]),
        RuleFixture(
            "what holds nothing and has a name", .phone, [.at(160, 20, 44, 44, .container).called("Map")],
            finds: ["it content-in-occlusion warning"]),
        RuleFixture("what holds nothing and has none", .phone, [.at(160, 20, 44, 44, .container)]),
        RuleFixture(
            "a picture on a button, told once", .phone,
            [.at(160, 20, 44, 44), .at(170, 25, 20, 20, .image, in: 0)], finds: ["it control-in-occlusion error"]),
        RuleFixture("a picture beside the camera", .phone, [.at(20, 70, 44, 44, .image)]),
        RuleFixture("a picture over a fold", .book, [.at(400, 100, 120, 44, .image)]),
        RuleFixture(
            "pictures that scroll, fill the window, run out to its edges or are thin", .phone,
            [
                .at(0, 0, 400, 800, .scrollView), .at(160, 20, 44, 44, .image, in: 0), .at(0, 0, 400, 800, .image),
                .at(0, 0, 400, 300, .image), .at(100, 20, 200, 2, .image),
            ]),
    ]

    static let division = [
        RuleFixture(
            "a button on both sides", .book, [.at(400, 100, 120, 44)], finds: ["it control-across-division error"]),
        RuleFixture(
            "a text on both sides", .book, [.at(0, 100, 900, 44, .text)], finds: ["it text-across-division error"]),
        RuleFixture(
            "a button on both sides of a horizontal fold", .laptop, [.at(100, 430, 120, 44)],
            finds: ["it control-across-division error"]),
        RuleFixture(
            "a small button on the crease, within the margins", .book, [.at(436, 100, 28, 28)],
            finds: ["it control-across-division error"]),
        RuleFixture(
            "a button in the margins", .book, [.at(400, 100, 40, 44)], finds: ["it target-too-close warning"]),
        RuleFixture(
            "a button in the margins of a camera", .phoneWithMargins, [.at(250, 60, 44, 44)],
            finds: ["it target-too-close warning"]),
        RuleFixture(
            "a button under a camera and in its margins, told once", .phoneWithMargins, [.at(200, 60, 44, 44)],
            finds: ["it control-in-occlusion error"]),
        RuleFixture("a text in the margins of a camera", .phoneWithMargins, [.at(250, 60, 44, 44, .text)]),
        RuleFixture("a button beside the margins", .phoneWithMargins, [.at(260, 60, 44, 44)]),
        RuleFixture("a text in the margins", .book, [.at(400, 100, 40, 44, .text)]),
        RuleFixture("beside the fold", .book, [.at(386, 100, 44, 44), .at(470, 100, 44, 44, id: "other")]),
        RuleFixture("a flat fold", .flatBook, [.at(400, 100, 120, 44)]),
        RuleFixture(
            "a line of text across", .book,
            [
                .at(0, 0, 900, 100, .text).with(lines: [
                    .init(x: 0, y: 0, width: 400, height: 20), .init(x: 0, y: 20, width: 460, height: 20),
                ])
            ], finds: ["it text-across-division error"]),
        RuleFixture(
            "a text whose lines end before the fold", .book,
            [.at(0, 0, 900, 100, .text).with(lines: [.init(x: 0, y: 0, width: 400, height: 20)])]),
        RuleFixture(
            "a text in a hinge that hides nothing", .hinge(hides: false), [.at(300, 0, 130, 20, .text)],
            finds: ["it text-across-division error"]),
        RuleFixture(
            "a text under a hinge, told once", .hinge(hides: true), [.at(300, 0, 130, 20, .text)],
            finds: ["it text-in-occlusion error"]),
        RuleFixture(
            "a text under a hinge and beyond it", .hinge(hides: true), [.at(300, 0, 200, 20, .text)],
            finds: ["it text-in-occlusion error"]),
        RuleFixture(
            "a button under a hinge and beyond it, told once", .hinge(hides: true), [.at(300, 0, 200, 44)],
            finds: ["it control-in-occlusion error"]),
        RuleFixture(
            "a button under a camera on the fold", .bookWithCamera, [.at(400, 100, 120, 44)],
            finds: ["it control-in-occlusion error", "it control-across-division error"]),
        RuleFixture("over the sliver of a fold", .splitLeft, [.at(300, 0, 143, 20, .text), .at(399, 40, 44, 44)]),
    ]

    static let edges = [
        RuleFixture(
            "a button in the status bar's strip", .phone, [.at(10, 10, 44, 44)],
            finds: ["it control-outside-safe-area error"]),
        RuleFixture(
            "a button on the home indicator", .phone, [.at(10, 750, 44, 44)],
            finds: ["it control-outside-safe-area warning"]),
        RuleFixture("a text there", .phone, [.at(10, 10, 44, 44, .text), .at(10, 750, 44, 44, .text, id: "other")]),
        RuleFixture("a button just within", .phone, [.at(10, 60, 44, 44), .at(10, 722, 44, 44, id: "other")]),
        RuleFixture(
            "a bar's button", .phone, [.at(0, 0, 400, 104, .navigationBar, id: "bar"), .at(10, 10, 44, 44, in: 0)]),
        RuleFixture(
            "a button half out of the window, told once", .phone, [.at(-22, 10, 44, 44)],
            finds: ["it outside-window error"]),
        RuleFixture(
            "a text out of the window", .phone, [.at(390, 100, 44, 44, .text)], finds: ["it outside-window error"]),
        RuleFixture(
            "a text beyond the window", .phone, [.at(410, 100, 44, 44, .text)], finds: ["it outside-window error"]),
        RuleFixture("a text that ends with the window", .phone, [.at(356.4, 100, 44, 44, .text)]),
    ]

    static let exemptions = [
        RuleFixture(
            "what scrolls", .book,
            [
                .at(0, 0, 900, 600, .scrollView), .at(0, 0, 900, 2000, .container, in: 0),
                .at(400, 100, 120, 1000, .text, in: 1), .at(400, 1200, 120, 44, in: 1),
            ]),
        RuleFixture(
            "a bar in what scrolls", .book,
            [
                .at(0, 0, 900, 600, .webView, id: "page"), .at(0, 0, 900, 50, .toolbar, id: "bar", in: 0),
                .at(400, 0, 120, 44, in: 1),
            ], finds: ["page/bar/it control-across-division error"]),
        RuleFixture(
            "a scroll view in a dialog over a scroll view", .book,
            [
                .at(0, 0, 900, 600, .scrollView, id: "page"), .at(300, 0, 300, 300, .dialog, id: "dialog", in: 0),
                .at(400, 0, 120, 44, in: 1), .at(400, 50, 120, 44, .scrollView, in: 1),
                .at(400, 50, 120, 44, .text, in: 3),
            ], finds: ["page/dialog system-overlay-straddles warning", "page/dialog/it control-across-division error"]),
        RuleFixture(
            "what is neither control nor text", .book,
            ElementRole.allCases.filter { !$0.isInteractive && $0 != .text }.map { .at(0, 0, 900, 600, $0) }),
        RuleFixture(
            "the keyboard and the status bar", .book,
            [
                .at(0, 300, 900, 300, .keyboard), .at(400, 300, 120, 44, in: 0), .at(0, 0, 900, 20, .statusBar),
                .at(400, 0, 120, 20, .text, in: 2),
            ], finds: ["it system-overlay-straddles note"]),
        RuleFixture(
            "a control's own text and inner controls", .book,
            [.at(400, 0, 120, 44), .at(410, 10, 100, 20, .text, in: 0), .at(410, 10, 100, 20, .toggle, in: 0)],
            finds: ["it control-across-division error"]),
        RuleFixture(
            "a text that wraps another, and one that wraps a button, in one place", .book,
            [
                .at(400, 0, 120, 44, .text, id: "words"), .at(400, 0, 120, 44, .container, id: "box", in: 0),
                .at(400, 0, 120, 44, .text, in: 1),
                .at(400, 50, 120, 44, .text, id: "label"), .at(400, 50, 120, 44, .text, id: "inner", in: 3),
                .at(400, 50, 120, 44, in: 4),
            ], finds: ["words text-across-division error", "label/inner/it control-across-division error"]),
        RuleFixture(
            "a control and its text and picture, which a list without a tree has beside each other", .book,
            [
                .at(400, 0, 120, 44, .image), .at(400, 0, 120, 44, .text), .at(400, 0, 120, 44, id: "control"),
                .at(400, 50, 120, 44, .image), .at(400, 50, 120, 44, .text, id: "words"),
            ], finds: ["control control-across-division error", "words text-across-division error"]),
        RuleFixture(
            "two controls in one place, of which each is called something else", .book,
            [.at(400, 0, 120, 44, id: "first").called("a"), .at(400, 0, 120, 44, id: "second").called("b")],
            finds: ["first control-across-division error", "second control-across-division error"]),
        RuleFixture(
            "a control that is listed twice", .book,
            [.at(400, 0, 120, 44, id: "first").called("a"), .at(400, 0, 120, 44, id: "second").called("a")],
            finds: ["first control-across-division error"]),
        RuleFixture(
            "what cannot be seen", .book,
            [
                .at(400, 0, 120, 44).with(opacity: 0), .at(0, 0, 900, 600, .container).with(opacity: 0),
                .at(400, 100, 120, 44, in: 1), .at(400, 200, 120, 0), .at(400, 200, 120, 0, .text),
            ]),
        RuleFixture("a control as large as the window", .book, [.at(0, 0, 900, 600)]),
        RuleFixture(
            "what is in a control as large as the window", .book,
            [.at(0, 0, 900, 600, id: "backdrop"), .at(400, 0, 120, 44, in: 0), .at(410, 10, 100, 20, .text, in: 1)],
            finds: ["backdrop/it control-across-division error"]),
        RuleFixture(
            "a text as large as the window", .book, [.at(0, 0, 900, 600, .text)],
            finds: ["it text-across-division error"]),
    ]
}
