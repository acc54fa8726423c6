/// The forms in which test tools write down what is on a screen, the most common first.
///
/// Those that are not JSON are told by their content in this order: the first whose signs are in a text is its format.
public enum DumpFormat: String, Hashable, CaseIterable, Sendable {
    /// What `uiautomator dump` and its relatives write.
    case uiAutomator = "uiautomator"
    /// The page source of Appium's UiAutomator2 driver.
    case appiumAndroid = "appium-android"
    /// The page source of Appium's XCUITest driver and of WebDriverAgent, as XML.
    case appiumIOS = "appium-ios"
    /// The `debugDescription` of an `XCUIElement`.
    case xcuiTest = "xcuitest"
    /// What Flutter's `debugDumpSemanticsTree` prints.
    case flutterSemantics = "flutter-semantics"
    /// What UIKit's `recursiveDescription` prints.
    case uiKit = "uikit"
    /// WebDriverAgent's source as JSON, of whatever age.
    case webDriverAgent = "wda-json"
    /// What mobile-mcp lists of a screen.
    case mobileMCP = "mobile-mcp"
    /// The accessibility elements of a simulator as idb, AXe and XcodeBuildMCP list them.
    case idb
    /// What sim-use wraps those elements in.
    case simUse = "sim-use"
    /// What agent-device prints with `snapshot --json`.
    case agentDevice = "agent-device"
    /// What baguette prints with `describe-ui`.
    case baguette
    /// What `maestro hierarchy` prints, as JSON or as a table.
    case maestro
    /// What Chromium's DevTools protocol captures of a page with `DOMSnapshot`.
    case domSnapshot = "dom-snapshot"
    /// Chromium's accessibility tree with the box of each node.
    case accessibilityTree = "ax-tree"
    /// What Playwright's `ariaSnapshot` writes with boxes.
    case ariaSnapshot = "aria-snapshot"
    /// A state of DroidBot.
    case droidBot = "droidbot"
    /// What HarmonyOS's `uitest dumpLayout` writes.
    case harmony
    /// The layouts of this package.
    case snapshot
    /// Any other JSON of things with a place, such as a script in a browser writes.
    case boxes
}

extension DumpFormat {
    /// Whether it is written of pages in browsers.
    var isOfBrowsers: Bool {
        switch self {
        case .domSnapshot, .accessibilityTree, .ariaSnapshot, .boxes: true
        default: false
        }
    }

    /// The name by which people know what writes it.
    public var title: String {
        switch self {
        case .uiAutomator: "UI Automator dump"
        case .appiumAndroid: "Appium page source of Android"
        case .appiumIOS: "Appium page source of iOS"
        case .xcuiTest: "XCUITest debug description"
        case .flutterSemantics: "Flutter semantics tree"
        case .uiKit: "UIKit recursive description"
        case .webDriverAgent: "WebDriverAgent source"
        case .mobileMCP: "mobile-mcp list"
        case .idb: "idb description"
        case .simUse: "sim-use description"
        case .agentDevice: "agent-device snapshot"
        case .baguette: "baguette description"
        case .maestro: "Maestro hierarchy"
        case .domSnapshot: "DOM snapshot"
        case .accessibilityTree: "accessibility tree of Chromium"
        case .ariaSnapshot: "Playwright aria snapshot"
        case .droidBot: "DroidBot state"
        case .harmony: "HarmonyOS layout"
        case .snapshot: "layout"
        case .boxes: "list of boxes"
        }
    }
}
