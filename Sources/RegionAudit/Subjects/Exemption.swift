/// Why an element is not judged.
public enum Exemption: String, Hashable, CaseIterable, Sendable {
    /// It only holds others.
    case container
    /// It is a picture, a shape or a backdrop, and neither touched nor read.
    case decoration
    /// It scrolls, and may pass anywhere on its way.
    case scrolling
    /// It is a part of a control, which is judged as a whole.
    case partOfControl
    /// It is the system's own: a keyboard, a status bar, a window that is not the app's.
    case system
    /// The dump or its opacity says that it cannot be seen.
    case hidden
    /// It has no size, or its place is not known.
    case nowhere
    /// It is outside of the window.
    case outsideWindow
    /// It is scrolled or clipped out of sight.
    case clipped
    /// It is a control as large as the window.
    case backdrop
    /// It is listed again as another element in the very same place.
    case twin
    /// It is behind a dialog, where only what is in front is to be judged.
    case covered
    /// It shows how far something is scrolled.
    case scrollBar
    /// It is in a window whose place on the display is not known.
    case otherWindow
}

extension Exemption {
    /// Whether what is in an element is exempt for the same reason.
    var coversContents: Bool { [.system, .otherWindow, .scrollBar].contains(self) }

    /// What the elements that it exempts are, for people.
    var inWords: String {
        switch self {
        case .container: "containers"
        case .decoration: "images and decorations"
        case .scrolling: "in scrolling content"
        case .partOfControl: "parts of controls"
        case .system: "of the system"
        case .hidden: "said to be hidden"
        case .nowhere: "without size or place"
        case .outsideWindow: "outside of the window"
        case .clipped: "clipped or scrolled out of sight"
        case .backdrop: "as large as the window"
        case .twin: "listed twice"
        case .covered: "behind a dialog"
        case .scrollBar: "scroll bars"
        case .otherWindow: "in other windows"
        }
    }
}
