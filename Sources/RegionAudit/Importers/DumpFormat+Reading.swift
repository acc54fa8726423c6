import RegionModel

extension DumpFormat {
    /// The format of what a file holds; `nil` where there is no sign of any.
    ///
    /// JSON is told by its members; all else by the word that begins a tree, wherever it stands in the file.
    init?(detecting source: DumpSource) {
        if let json = source.json {
            guard let found = DumpFormat.allCases.first(where: { $0.recognises(json) }) else { return nil }
            self = found
            return
        }
        guard let found = DumpFormat.allCases.first(where: { $0.recognises(source.text) }) else { return nil }
        self = found
    }

    private func recognises(_ json: JSONValue) -> Bool {
        switch self {
        case .snapshot: SnapshotFile.recognises(json)
        case .uiAutomator, .appiumAndroid, .appiumIOS, .xcuiTest, .flutterSemantics, .uiKit: false
        }
    }

    private func recognises(_ text: DumpText) -> Bool {
        switch self {
        case .uiAutomator: AndroidReader.isUIAutomator(text)
        case .appiumAndroid: AndroidReader.isAppium(text)
        case .appiumIOS: AppiumIOSReader.recognises(text)
        case .xcuiTest: XCUITestReader.recognises(text)
        case .flutterSemantics: FlutterReader.recognises(text)
        case .uiKit: UIKitReader.recognises(text)
        case .snapshot: false
        }
    }

    /// Reads the trees of a file that is of this format.
    ///
    /// - Throws: `InputError` where there is no tree in it, or more than the limits allow.
    func trees(in source: DumpSource, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        switch self {
        case .uiAutomator, .appiumAndroid: try AndroidReader.trees(in: source.text, limits: limits)
        case .appiumIOS: try AppiumIOSReader.trees(in: source.text, limits: limits)
        case .xcuiTest: try XCUITestReader.trees(in: source.text, limits: limits)
        case .flutterSemantics: try FlutterReader.trees(in: source.text, limits: limits)
        case .uiKit: try UIKitReader.trees(in: source.text, limits: limits)
        case .snapshot:
            throw InputError(found: "a layout of this package", expected: "SnapshotFile to read it")
        }
    }
}
