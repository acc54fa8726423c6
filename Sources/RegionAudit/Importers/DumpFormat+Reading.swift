import RegionModel

extension DumpSource {
    /// The format of what a file holds; `nil` where there is no sign of any.
    ///
    /// JSON is told by its members; all else by the word that begins a tree, wherever it stands in the file.
    var format: DumpFormat? { formatOfJSON ?? DumpFormat.allCases.first { $0.recognises(text) } }
}

extension DumpFormat {
    fileprivate func recognises(_ text: DumpText) -> Bool {
        switch self {
        case .uiAutomator: AndroidReader.isUIAutomator(text) && !AppiumIOSReader.isWithoutBounds(text)
        case .appiumAndroid: AndroidReader.isAppium(text) && !AppiumIOSReader.isWithoutBounds(text)
        case .appiumIOS: AppiumIOSReader.recognises(text)
        case .xcuiTest: XCUITestReader.recognises(text)
        case .flutterSemantics: FlutterReader.recognises(text)
        case .uiKit: UIKitReader.recognises(text)
        case .simUse: SimUseOutline.recognises(text)
        case .maestro: MaestroTable.recognises(text)
        case .ariaSnapshot: AriaSnapshotReader.recognises(text)
        default: false
        }
    }

    /// The format of a text's JSON, by the first object that has the marks of one; `nil` where none has.
    init?(detecting tape: JSONTape) {
        if let first = tape.documents.first, SnapshotFile.recognises(first) {
            self = .snapshot
            return
        }
        var hasBoxes = false
        for index in tape.values.indices where tape.values[index].kind == .object {
            let object = JSONView(tape, index)
            if let format = Self.marked.first(where: { $0.marks(object) }) {
                self = format
                return
            }
            hasBoxes = hasBoxes || BoxesReader.marks(object)
        }
        guard hasBoxes else { return nil }
        self = .boxes
    }

    /// The formats whose objects are told by their members.
    private static let marked: [DumpFormat] = [
        .simUse, .domSnapshot, .accessibilityTree, .agentDevice, .idb, .baguette, .webDriverAgent, .mobileMCP,
        .harmony, .maestro, .droidBot, .ariaSnapshot,
    ]

    private func marks(_ object: JSONView) -> Bool {
        switch self {
        case .webDriverAgent: WebDriverAgentReader.marks(object)
        case .mobileMCP: MobileMCPReader.marks(object)
        case .idb: IDBReader.marks(object)
        case .simUse: SimUseReader.marks(object)
        case .agentDevice: AgentDeviceReader.marks(object)
        case .baguette: BaguetteReader.marks(object)
        case .maestro: MaestroReader.marks(object)
        case .domSnapshot: DOMSnapshotReader.marks(object)
        case .accessibilityTree: AccessibilityTreeReader.marks(object)
        case .ariaSnapshot: AriaSnapshotReader.marks(object)
        case .droidBot: DroidBotReader.marks(object)
        case .harmony: HarmonyReader.marks(object)
        default: false
        }
    }

    /// Reads the trees of a file that is of this format.
    ///
    /// - Throws: `InputError` where there is no tree in it, or more than the limits allow.
    func trees(in source: DumpSource, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        switch self {
        case .uiAutomator, .appiumAndroid: return try AndroidReader.trees(in: source.text, limits: limits)
        case .appiumIOS: return try AppiumIOSReader.trees(in: source.text, limits: limits)
        case .xcuiTest: return try XCUITestReader.trees(in: source.text, limits: limits)
        case .flutterSemantics: return try FlutterReader.trees(in: source.text, limits: limits)
        case .uiKit: return try UIKitReader.trees(in: source.text, limits: limits)
        case .snapshot: throw InputError(found: "a layout of this package", expected: "SnapshotFile to read it")
        case .maestro:
            if MaestroTable.recognises(source.text) { return try MaestroTable.trees(in: source.text, limits: limits) }
        case .simUse:
            if source.formatOfJSON == nil, SimUseOutline.recognises(source.text) {
                return try SimUseOutline.trees(in: source.text, limits: limits)
            }
        case .ariaSnapshot:
            if AriaSnapshotReader.recognises(source.text) {
                return try AriaSnapshotReader.trees(in: source.text, limits: limits)
            }
        default: break
        }
        guard let tape = try source.tape(limits) else { return [] }
        var trees = try trees(in: tape, limits: limits)
        if tape.isCut, !trees.isEmpty { trees[trees.count - 1].notes.append("The file ends before the tree does.") }
        return trees
    }

    private func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        switch self {
        case .webDriverAgent: try WebDriverAgentReader.trees(in: tape, limits: limits)
        case .mobileMCP: try MobileMCPReader.trees(in: tape, limits: limits)
        case .idb: try IDBReader.trees(in: tape, limits: limits)
        case .simUse: try SimUseReader.trees(in: tape, limits: limits)
        case .agentDevice: try AgentDeviceReader.trees(in: tape, limits: limits)
        case .baguette: try BaguetteReader.trees(in: tape, limits: limits)
        case .maestro: try MaestroReader.trees(in: tape, limits: limits)
        case .domSnapshot: try DOMSnapshotReader.trees(in: tape, limits: limits)
        case .accessibilityTree: try AccessibilityTreeReader.trees(in: tape, limits: limits)
        case .ariaSnapshot: try AriaSnapshotReader.trees(in: tape, limits: limits)
        case .droidBot: try DroidBotReader.trees(in: tape, limits: limits)
        case .harmony: try HarmonyReader.trees(in: tape, limits: limits)
        case .boxes: try BoxesReader.trees(in: tape, limits: limits)
        default: []
        }
    }
}
