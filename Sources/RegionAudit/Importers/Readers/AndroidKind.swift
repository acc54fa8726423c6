import Foundation
import RegionModel

/// What Android calls an element: the role that its class says, before its attributes do.
struct AndroidKind {
    let base: ElementRole
    /// Whether the class is one that has a role of its own, be it that of a container.
    let isKnown: Bool
    /// Whether it is a view of no class, as Compose, Flutter and web pages have nothing else.
    let isPlainView: Bool
    private let isCheckedText: Bool
    private let isIconButton: Bool

    init(className: String) {
        let name = className.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init) ?? className
        isPlainView = className == "android.view.View" || className == "View"
        isCheckedText = name.hasSuffix("CheckedTextView")
        isIconButton = name.hasSuffix("ImageButton")
        if let role = Self.names[name] {
            (base, isKnown) = (role, true)
        } else if let match = Self.endings.first(where: { name.hasSuffix($0.0) }) {
            (base, isKnown) = (match.1, true)
        } else {
            (base, isKnown) = (.container, false)
        }
    }

    /// The role of an element of this class with the attributes of a tag.
    func role(in scanner: MarkupScanner) -> ElementRole {
        // Material's fields decorate themselves with icons that could be checked if they took touches.
        if isIconButton, scanner.isTrue("checkable"), scanner.isFalse("clickable") { return .image }
        return role(
            takesText: scanner.isTrue("password"), isCheckable: scanner.isTrue("checkable"),
            isScrollable: scanner.isTrue("scrollable"),
            isAlert: scanner.text("resource-id").map(Self.isAlert) ?? false)
    }

    /// Whether a resource's name is that of an alert's panel or of Material's sheet, which are plain layouts by class.
    static func isAlert(_ resource: String) -> Bool {
        resource == "android:id/parentPanel" || resource.hasSuffix(":id/design_bottom_sheet")
    }

    /// The role of an element of this class of which these things are said.
    func role(takesText: Bool, isCheckable: Bool, isScrollable: Bool, isAlert: Bool) -> ElementRole {
        if base == .textField || takesText { return .textField }
        if [.webView, .slider, .toggle].contains(base) { return base }
        if !isCheckedText, isCheckable { return .toggle }
        if base != .button, base != .text, isScrollable { return .scrollView }
        return isAlert ? .dialog : base
    }

    private static let names: [String: ElementRole] = [
        "Spinner": .button, "FloatingActionButton": .button, "ExtendedFloatingActionButton": .button, "Chip": .button,
        "Switch": .toggle, "SwitchCompat": .toggle, "CheckBox": .toggle, "RadioButton": .toggle,
        "Tab": .button, "MenuItem": .button, "ToggleButton": .toggle, "SearchAutoComplete": .textField, "Image": .image,
        "TabHost": .tabBar,
        "ActionBarContainer": .navigationBar, "Toast": .text, "NumberPicker": .slider, "View": .container,
        "Chronometer": .text, "TextClock": .text, "QuickContactBadge": .image, "Dialog": .dialog,
        "AlertDialog": .dialog, "Gallery": .scrollView, "LinearLayoutCompat": .container, "SearchView": .container,
        "VideoView": .container, "DatePicker": .container, "TimePicker": .container, "CalendarView": .container,
    ]

    private static let endings: [(String, ElementRole)] = [
        ("EditText", .textField), ("AutoCompleteTextView", .textField), ("RadioButton", .toggle),
        ("ToggleButton", .toggle), ("CheckBox", .toggle), ("Switch", .toggle), ("SwitchMaterial", .toggle),
        ("Button", .button), ("SeekBar", .slider), ("RatingBar", .slider), ("Slider", .slider),
        ("CheckedTextView", .text), ("TextView", .text), ("ImageView", .image), ("ScrollView", .scrollView),
        ("RecyclerView", .scrollView), ("ListView", .scrollView), ("GridView", .scrollView),
        ("ViewPager", .scrollView), ("ViewPager2", .scrollView), ("WebView", .webView), ("Toolbar", .navigationBar),
        ("BottomNavigationView", .tabBar), ("NavigationRailView", .tabBar), ("TabWidget", .tabBar),
        ("TabLayout", .tabBar), ("Layout", .container), ("ViewGroup", .container), ("TableRow", .container),
        ("RadioGroup", .container), ("CardView", .container), ("ComposeView", .container),
        ("ViewFactoryHolder", .container),
        ("FlutterView", .container), ("SurfaceView", .container), ("TextureView", .container),
        ("DecorView", .container),
        ("ProgressBar", .container), ("FrameLayout", .container), ("ViewFlipper", .container),
        ("Switcher", .container), ("ViewAnimator", .container), ("Space", .container),
    ]
}
