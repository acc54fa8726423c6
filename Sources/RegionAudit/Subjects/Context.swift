import RegionModel

/// What of the elements around it decides whether an element is judged.
struct Context: OptionSet {
    let rawValue: Int

    static let scrolling = Context(rawValue: 1 << 0)
    static let bar = Context(rawValue: 1 << 1)
    static let control = Context(rawValue: 1 << 2)
    static let system = Context(rawValue: 1 << 3)
    static let invisible = Context(rawValue: 1 << 4)

    /// Why what is in it is not judged; `nil` where it is.
    var exemption: Exemption? {
        if contains(.invisible) { return .hidden }
        if contains(.system) { return .system }
        if contains(.control) { return .partOfControl }
        return contains(.scrolling) ? .scrolling : nil
    }

    /// The context of an element itself: what cannot be seen hides what it contains as well.
    func adding(visibilityOf element: LayoutElement) -> Context {
        element.isVisible ? self : union(.invisible)
    }

    /// The context of what lies in an element of the given role.
    ///
    /// Bars and dialogs stay where they are, whatever scrolls around them.
    func within(_ role: ElementRole) -> Context {
        switch role {
        case .scrollView, .webView: union(.scrolling)
        case .navigationBar, .tabBar, .toolbar: subtracting(.scrolling).union(.bar)
        case .dialog: subtracting([.scrolling, .bar])
        case .keyboard, .statusBar: union(.system)
        case .button, .textField, .toggle, .slider: union(.control)
        case .text, .image, .container, .window, .shape, .background, .divider: self
        }
    }
}
