import Foundation
import RegionModel

extension AppleElement {
    /// An element as WebDriverAgent and its relatives write it as JSON.
    init(_ json: JSONView) {
        let type = json.first("type", "elementType", "kind", "role")?.text ?? "Other"
        self.init(kind: AppleKind.shortName(of: type))
        label = json["label"]?.text
        identifier = json.first("rawIdentifier", "identifier", "name", "id", "uid")?.text
        if identifier == label { identifier = nil }
        value = json["value"]?.text
        placeholder = json["placeholderValue"]?.text
        frame = json.first("rect", "frame", "coordinates", "bounds")?.place() ?? json.place()
        if json.isFalse("isVisible") || json.isFalse("visible") || json.isFalse("visibleToUser") {
            facts.insert(.hidden)
        }
        if json.isTrue("hidden") { facts.insert(.hidden) }
        if json.isFalse("isEnabled") || json.isFalse("enabled") { facts.insert(.disabled) }
        if json.isTrue("isFocused") || json.isTrue("focused") { facts.insert(.focused) }
        if json.isTrue("isSelected") || json.isTrue("selected") { facts.insert(.selected) }
    }
}

extension AppleKind {
    /// The name of a kind without what tools put before it; UI Automation's own names are those of today.
    static func shortName(of type: String) -> String {
        for prefix in ["XCUIElementType", "UIA", "AX"] where type.hasPrefix(prefix) && type.count > prefix.count {
            let name = String(type.dropFirst(prefix.count))
            return oldNames[name] ?? name
        }
        if let number = Int(type), let name = numbered[number] { return name }
        return type
    }

    private static let oldNames = [
        "TableView": "Table", "TableCell": "Cell", "CollectionCell": "Cell", "ActionSheet": "Sheet", "Element": "Other",
        "TableGroup": "Other", "SearchBar": "SearchField", "ActivityView": "Sheet",
    ]

    /// The kinds by the number that `XCUIElement.ElementType` gives them.
    private static let numbered: [Int: String] = {
        let names =
            "Any Other Application Group Window Sheet Drawer Alert Dialog Button RadioButton RadioGroup CheckBox "
            + "DisclosureTriangle PopUpButton ComboBox MenuButton ToolbarButton Popover Keyboard Key NavigationBar TabBar "
            + "TabGroup Toolbar StatusBar Table TableRow TableColumn Outline OutlineRow Browser CollectionView Slider "
            + "PageIndicator ProgressIndicator ActivityIndicator SegmentedControl Picker PickerWheel Switch Toggle Link "
            + "Image Icon SearchField ScrollView ScrollBar StaticText TextField SecureTextField DatePicker TextView Menu "
            + "MenuItem MenuBar MenuBarItem Map WebView"
        var numbered = [75: "Cell"]
        for (number, name) in names.split(separator: " ").enumerated() { numbered[number] = String(name) }
        return numbered
    }()
}
