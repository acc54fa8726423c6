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
        case .webDriverAgent, .mobileMCP, .idb, .agentDevice, .baguette, .domSnapshot, .accessibilityTree, .droidBot,
            .harmony, .snapshot, .boxes:
            false
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
            if let match = Self.marked.first(where: { $0.reader.marks(object) }) {
                self = match.format
                return
            }
            hasBoxes = hasBoxes || BoxesReader.marks(object)
        }
        guard hasBoxes else { return nil }
        self = .boxes
    }

    /// The formats whose objects are told by their members, those that say more before those that say less.
    private static let marked: [(format: DumpFormat, reader: any JSONDumpReader.Type)] = [
        .simUse, .domSnapshot, .accessibilityTree, .agentDevice, .idb, .baguette, .webDriverAgent, .mobileMCP,
        .harmony, .maestro, .droidBot, .ariaSnapshot,
    ].compactMap { (format: DumpFormat) in format.jsonReader.map { (format, $0) } }

    /// What reads the format where it is JSON; `nil` where it never is, or is read in another way.
    private var jsonReader: (any JSONDumpReader.Type)? {
        switch self {
        case .webDriverAgent: WebDriverAgentReader.self
        case .mobileMCP: MobileMCPReader.self
        case .idb: IDBReader.self
        case .simUse: SimUseReader.self
        case .agentDevice: AgentDeviceReader.self
        case .baguette: BaguetteReader.self
        case .maestro: MaestroReader.self
        case .domSnapshot: DOMSnapshotReader.self
        case .accessibilityTree: AccessibilityTreeReader.self
        case .ariaSnapshot: AriaSnapshotReader.self
        case .droidBot: DroidBotReader.self
        case .harmony: HarmonyReader.self
        case .boxes: BoxesReader.self
        case .uiAutomator, .appiumAndroid, .appiumIOS, .xcuiTest, .flutterSemantics, .uiKit, .snapshot: nil
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
        guard let reader = jsonReader, let tape = try source.tape(limits) else { return [] }
        var trees = try reader.trees(in: tape, limits: limits)
        if tape.isCut, !trees.isEmpty { trees[trees.count - 1].notes.append("The file ends before the tree does.") }
        return trees
    }
}
