/// Where in a wide window a sheet stands.
public struct PresentationPlacement: Hashable, Sendable {
    private let number: Int

    /// Where the platform sees fit.
    public static let automatic = PresentationPlacement(number: 0)
    /// At the leading edge.
    public static let leading = PresentationPlacement(number: 1)
    /// In the middle.
    public static let center = PresentationPlacement(number: 2)
    /// At the trailing edge.
    public static let trailing = PresentationPlacement(number: 3)
}

extension View {
    /// Says where in the window the sheet that the view is in stands. Other presentations stand where they do anyway,
    /// and so does a sheet in a narrow window.
    ///
    /// At an edge the sheet has the window's half, to the middle of a fold; that is how iOS was measured to have it in
    /// a folded window.
    public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
        preference(key: PresentationPlacementKey.self, value: placement)
    }
}

/// What the content of a sheet says of the sheet's place; the first view that says something counts.
enum PresentationPlacementKey: PreferenceKey {
    static var defaultValue: PresentationPlacement? { nil }

    static func reduce(value: inout PresentationPlacement?, nextValue: () -> PresentationPlacement?) {
        value = value ?? nextValue()
    }
}
