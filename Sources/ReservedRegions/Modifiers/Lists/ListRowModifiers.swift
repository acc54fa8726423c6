import Foundation

extension View {
    /// Says what colour the line below the row that the view is in has; it has the platform's here.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Says whether there are lines at the ends of the section that the view is in; there are the platform's here.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Says how far the sections of the lists in the view are apart; as far as the platform has it here.
    ///
    /// - Parameter spacing: In points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// Says how far the sections of the lists in the view are apart; as far as the platform has it here.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    /// Says how far the rows of the lists in the view are apart; as far as the platform has it here.
    ///
    /// - Parameter spacing: In points.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

    /// Says what colour the row that the view is in has; it has the platform's here.
    public func listItemTint(_ tint: Color?) -> some View { self }

    /// Colours the symbols of rows; they are drawn in the colour of their text here.
    public func listItemTint(_ tint: ListItemTint?) -> some View { self }

    /// Says whether people cannot take the row away; nobody does here.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Says whether people cannot move the row; nobody does here.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Says whether people can choose the row; nobody does here.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
