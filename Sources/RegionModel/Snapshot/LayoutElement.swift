import Foundation

/// One element of a snapshot: what it is and where it ended up.
public struct LayoutElement: Hashable, Sendable {
    /// The element's name among its siblings; the names from the root joined by `/` are its path.
    public var id: String
    /// The index of the element that contains it, smaller than its own, or `nil` at the top.
    public var parent: Int?
    /// What it is to the person who uses it.
    public var role: ElementRole
    /// What it says or what it is called, for people.
    public var label: String?
    /// Where it is in the window, in points.
    public var frame: CGRect
    /// The lines of its text.
    public var lines: [TextLine]
    /// How it is drawn, shared with the elements that look the same.
    package var sharedAppearance: SharedAppearance?
    /// Whether a region-avoiding layout found no place for it that is clear of the regions.
    public var isPlacedOverRegion: Bool

    /// An element of the given role and frame.
    public init(
        id: String, parent: Int? = nil, role: ElementRole, label: String? = nil, frame: CGRect,
        lines: [TextLine] = [], appearance: ElementAppearance? = nil, isPlacedOverRegion: Bool = false
    ) {
        self.id = id
        self.parent = parent
        self.role = role
        self.label = label
        self.frame = frame
        self.lines = lines
        sharedAppearance = appearance.map(SharedAppearance.init)
        self.isPlacedOverRegion = isPlacedOverRegion
    }

    /// How it is drawn; an element of a dump has no appearance.
    public var appearance: ElementAppearance? {
        get { sharedAppearance?.value }
        set { sharedAppearance = newValue.map(SharedAppearance.init) }
    }
}
