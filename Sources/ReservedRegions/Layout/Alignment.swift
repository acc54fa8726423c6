import Foundation

/// A guide that a type defines, by where it lies in views that do not set it.
public protocol AlignmentID: SendableMetatype {
    /// Where the guide lies in a view of the given dimensions, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along which views are aligned from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    init(key: AlignmentKey) { self.key = key }

    /// The guide of the given type.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

    /// The edge where lines begin.
    public static let leading = HorizontalAlignment(key: .leading)
    /// The middle.
    public static let center = HorizontalAlignment(key: .horizontalCenter)
    /// The edge where lines end.
    public static let trailing = HorizontalAlignment(key: .trailing)
}

/// A guide along which views are aligned from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    init(key: AlignmentKey) { self.key = key }

    /// The guide of the given type.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

    /// The top edge.
    public static let top = VerticalAlignment(key: .top)
    /// The middle.
    public static let center = VerticalAlignment(key: .verticalCenter)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(key: .bottom)
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
    /// The guide from side to side.
    public var horizontal: HorizontalAlignment
    /// The guide from top to bottom.
    public var vertical: VerticalAlignment

    /// An alignment along the given guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// In the middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// In the middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// In the middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// In the middle, on the first line's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// In the middle, on the last line's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// At the leading edge, on the first line's baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// At the leading edge, on the last line's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// At the trailing edge, on the first line's baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// At the trailing edge, on the last line's baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
