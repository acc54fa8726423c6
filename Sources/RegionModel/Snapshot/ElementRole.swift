/// What an element is to the person who uses it.
public enum ElementRole: String, Hashable, CaseIterable, Sendable, Codable {
    case button, textField, toggle, slider
    case text, image
    case scrollView, webView
    case container, dialog, window
    case navigationBar, tabBar, toolbar
    case keyboard, statusBar
    case shape, background, divider

    /// Whether people touch it.
    public var isInteractive: Bool {
        switch self {
        case .button, .textField, .toggle, .slider: true
        default: false
        }
    }
}
