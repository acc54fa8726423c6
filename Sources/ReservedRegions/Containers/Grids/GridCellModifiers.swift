import Foundation

extension View {
    /// Lets the view span several columns of the grid it is in.
    ///
    /// - Parameter count: At least one.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: min(max(1, count), GridColumnsKey.limit))
    }

    /// Lets the view take the room of its cell on some axes without making its column wider or its row higher.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxesKey.self, value: axes)
    }

    /// Says where all views in the view's column lie from side to side.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Lets a point of the view lie on the same point of its cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }
}

enum GridColumnsKey: LayoutValueKey {
    static let defaultValue = 1
    /// More columns than these are never spanned.
    static let limit = 1000
}

enum GridUnsizedAxesKey: LayoutValueKey {
    static let defaultValue: Axis.Set = []
}

enum GridColumnAlignmentKey: LayoutValueKey {
    static let defaultValue: HorizontalAlignment? = nil
}

enum GridAnchorKey: LayoutValueKey {
    static let defaultValue: UnitPoint? = nil
}
