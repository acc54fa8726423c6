/// The flags and actions of a node of Flutter's semantics that tell what it is.
struct FlutterTraits: OptionSet {
    let rawValue: UInt16

    static let textField = FlutterTraits(rawValue: 1 << 0)
    static let keyboardKey = FlutterTraits(rawValue: 1 << 1)
    static let slider = FlutterTraits(rawValue: 1 << 2)
    static let toggle = FlutterTraits(rawValue: 1 << 3)
    static let button = FlutterTraits(rawValue: 1 << 4)
    static let image = FlutterTraits(rawValue: 1 << 5)
    static let scrolls = FlutterTraits(rawValue: 1 << 6)
    static let scopesRoute = FlutterTraits(rawValue: 1 << 7)
    static let namesRoute = FlutterTraits(rawValue: 1 << 8)
    static let tap = FlutterTraits(rawValue: 1 << 9)
    static let hidden = FlutterTraits(rawValue: 1 << 10)

    private static let words: [(StaticString, FlutterTraits)] = [
        ("isTextField", .textField), ("isKeyboardKey", .keyboardKey), ("isSlider", .slider), ("increase", .slider),
        ("decrease", .slider), ("hasToggledState", .toggle), ("isToggled", .toggle), ("hasCheckedState", .toggle),
        ("isChecked", .toggle), ("isButton", .button), ("isLink", .button), ("isImage", .image),
        ("hasImplicitScrolling", .scrolls), ("scrollUp", .scrolls), ("scrollDown", .scrolls),
        ("scrollLeft", .scrolls), ("scrollRight", .scrolls), ("scopesRoute", .scopesRoute),
        ("namesRoute", .namesRoute), ("tap", .tap), ("isHidden", .hidden),
    ]

    /// The traits that a list of words tells, as in `isButton, hasEnabledState`.
    init(_ bytes: [UInt8], in list: Range<Int>) {
        var result: FlutterTraits = []
        var start = list.lowerBound
        while start < list.upperBound {
            let end =
                bytes.firstIndex(ofByte: UInt8(ascii: ","), from: start, before: list.upperBound) ?? list.upperBound
            let word = bytes.trimmed(start..<end)
            for (name, trait) in Self.words where bytes.equals(name, in: word) { result.insert(trait) }
            start = end + 1
        }
        self = result
    }

    init(rawValue: UInt16) { self.rawValue = rawValue }
}
