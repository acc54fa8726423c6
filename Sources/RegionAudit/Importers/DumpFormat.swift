/// The forms in which test tools write down what is on a screen, the most common first.
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
    /// The layouts of this package.
    case snapshot
}

extension DumpFormat {
    /// The name by which people know what writes it.
    public var title: String {
        switch self {
        case .uiAutomator: "UI Automator dump"
        case .appiumAndroid: "Appium page source of Android"
        case .appiumIOS: "Appium page source of iOS"
        case .xcuiTest: "XCUITest debug description"
        case .flutterSemantics: "Flutter semantics tree"
        case .uiKit: "UIKit recursive description"
        case .snapshot: "layout"
        }
    }
}
