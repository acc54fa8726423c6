import RegionModel

/// What a view is to people who do not see it.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt32

    /// A set of the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// People press it.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// It is the title of what follows.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// It is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// It opens an address.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// People search in it.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// It makes a sound.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// It is a text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// It sums up what there is when the app starts.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// It often changes.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// It begins something to see or hear.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// It is moved over directly.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// It turns a page.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// Nothing around it counts.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// It is one of several tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    /// What reports call a view with these traits, if they say.
    var role: ElementRole? {
        if contains(.isToggle) { return .toggle }
        if contains(.isSearchField) { return .textField }
        if contains(.isButton) || contains(.isLink) || contains(.isKeyboardKey) { return .button }
        if contains(.isTabBar) { return .tabBar }
        if contains(.isImage) { return .image }
        return contains(.isStaticText) || contains(.isHeader) ? .text : nil
    }
}
