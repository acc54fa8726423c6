import RegionModel

/// What XCUITest and WebDriverAgent call an element: the names of `XCUIElement.ElementType`.
enum AppleKind {
    /// The role of a kind; `nil` for a word that is none.
    static func role(of kind: String) -> ElementRole? { roles[kind] }

    /// Whether a kind is a control unless controls are in it, as a row of a list is.
    static func isTappable(_ kind: String) -> Bool { tappable.contains(kind) }

    private static let tappable: Set<String> = [
        "Cell", "SegmentedControl", "DatePicker", "Picker", "OutlineRow", "TableRow", "DockItem", "LayoutItem",
    ]

    private static let roles = [String: ElementRole](words: [
        (
            .button,
            "Button Link Icon MenuItem MenuButton MenuBarItem PopUpButton ToolbarButton RadioButton Tab StatusItem "
                + "DisclosureTriangle ColorWell IncrementArrow DecrementArrow"
        ),
        (.textField, "TextField SecureTextField SearchField ComboBox"),
        (.toggle, "Switch Toggle CheckBox"),
        (.slider, "Slider Stepper PickerWheel RatingIndicator"),
        (.text, "StaticText TextView"),
        (.image, "Image"),
        (.scrollView, "ScrollView Table CollectionView Outline Browser Grid"),
        (.webView, "WebView"),
        (.navigationBar, "NavigationBar"),
        (.tabBar, "TabBar"),
        (.toolbar, "Toolbar TouchBar"),
        (.dialog, "Alert Sheet Dialog Popover Drawer HelpTag"),
        (.keyboard, "Keyboard Key"),
        (.statusBar, "StatusBar"),
        (.window, "Application Window"),
        (
            .container,
            "Other Any Group Cell Map Menu MenuBar SegmentedControl Picker DatePicker PageIndicator ProgressIndicator "
                + "ActivityIndicator RadioGroup TabGroup TableRow TableColumn OutlineRow ScrollBar ValueIndicator "
                + "SplitGroup Splitter RelevanceIndicator Matte DockItem Ruler RulerMarker LevelIndicator LayoutArea "
                + "LayoutItem Handle Timeline RemotePlaceholder"
        ),
    ])
}
