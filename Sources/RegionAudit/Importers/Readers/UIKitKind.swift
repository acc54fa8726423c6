import RegionModel

/// What a class of UIKit's views is.
struct UIKitKind {
    let role: ElementRole
    /// Whether the class, or one that it is made of, has a role of its own.
    let isKnown: Bool
    /// Whether it is a control unless controls are in it.
    let isTappable: Bool
    /// Whether it is the system's.
    let isSystem: Bool

    /// What a description tells of a view's kind.
    struct Name: Hashable {
        let className: String
        let baseClass: String?
        /// What it is to people who do not see it.
        let traits: String?
    }

    init(_ view: Name) {
        let className = view.className
        isSystem = Self.system.contains { className.contains($0) }
        let names = [className, view.baseClass].compactMap(\.self)
        let found = names.lazy.compactMap(Self.role).first ?? view.traits.flatMap { Self.roles[$0] }
        role = isSystem ? (className.contains("StatusBar") ? .statusBar : .keyboard) : found ?? .container
        isKnown = isSystem || found != nil || names.contains { $0.hasPrefix("UI") || $0.hasPrefix("_UI") }
        isTappable = names.contains { $0.hasSuffix("Cell") || $0 == "UIControl" }
    }

    private static let system = [
        "UIRemoteKeyboard", "UITextEffectsWindow", "UIKeyboard", "UIInputSet", "UIKBKey", "StatusBar",
    ]

    /// What accessibility's traits make of views of whatever class.
    private static let roles: [String: ElementRole] = [
        "Button": .button, "Link": .button, "KeyboardKey": .keyboard, "StaticText": .text, "Header": .text,
        "Image": .image, "SearchField": .textField, "Adjustable": .slider,
    ]

    private static func role(_ name: String) -> ElementRole? {
        if let role = names[name] { return role }
        let isOfSystem = name.hasPrefix("UI") || name.hasPrefix("_UI")
        if isOfSystem, name.hasSuffix("ContentView") || name.hasSuffix("WrapperView") { return .container }
        return endings.first { name.hasSuffix($0.0) }?.1
    }

    private static let names: [String: ElementRole] = [
        "UIWindow": .window, "UITextView": .textField, "UISwitch": .toggle, "UIStepper": .slider, "UISlider": .slider,
        "UISegmentedControl": .button, "UINavigationBar": .navigationBar, "UITabBar": .tabBar, "UIToolbar": .toolbar,
        "WKWebView": .webView, "UIWebView": .webView, "UIView": .container, "UIButtonLabel": .text,
        "UIPickerView": .slider, "UIDatePicker": .slider, "_UIAlertControllerView": .dialog,
        "UITableViewCell": .container, "UICollectionViewCell": .container, "UISearchBar": .container,
        "RCTTextView": .text, "RCTParagraphComponentView": .text,
    ]

    private static let endings: [(String, ElementRole)] = [
        ("TabBarButton", .button), ("TabButton", .button), ("Button", .button), ("TextField", .textField),
        ("TextView", .textField), ("Label", .text), ("ImageView", .image), ("ScrollView", .scrollView),
        ("TableView", .scrollView), ("CollectionView", .scrollView), ("WebView", .webView), ("Switch", .toggle),
        ("Slider", .slider), ("Window", .window), ("Cell", .container),
    ]
}
