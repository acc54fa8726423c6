import Foundation
import RegionModel

/// One tree of a dump: the elements of one window or display.
public struct ImportedTree: Hashable, Sendable {
    /// What tells it from the others of its file, such as `display 2`; `nil` where it is the only one.
    public var name: String?
    /// The window that the elements are in.
    public var window: StatedWindow
    /// Where the window's corner is on the display, in the dump's unit; zero where it has the display to itself.
    public var origin: CGPoint
    /// What the numbers count.
    public var unit: LengthUnit
    /// How far rounding may have moved an edge, in the dump's unit; zero for numbers that are exact.
    public var rounding: CGFloat
    /// The direction in which its texts are read, where the dump says so.
    public var direction: LayoutDirection?
    /// Whether it is a page in a browser, whose own bars and the system's are not in it.
    public var isPage: Bool
    /// The elements, each after the one that contains it.
    public var elements: [ImportedElement]
    /// What people should know of how the tree was read, a sentence each.
    public var notes: [String]

    /// A tree of the given elements.
    ///
    /// - Precondition: Each element's `parent` is smaller than its own index.
    public init(
        name: String? = nil, window: StatedWindow, origin: CGPoint = .zero, unit: LengthUnit, rounding: CGFloat = 1,
        direction: LayoutDirection? = nil, isPage: Bool = false, elements: [ImportedElement], notes: [String] = []
    ) {
        self.name = name
        self.window = window
        self.origin = origin
        self.unit = unit
        self.rounding = rounding
        self.direction = direction
        self.isPage = isPage
        self.elements = elements
        self.notes = notes
    }
}
