/// What a view is in the section it belongs to.
enum SectionPart: Hashable, Sendable {
    case item, header, footer
}

/// Tells a container what a view is in its section.
enum SectionPartKey: LayoutValueKey {
    static let defaultValue = SectionPart.item
}
