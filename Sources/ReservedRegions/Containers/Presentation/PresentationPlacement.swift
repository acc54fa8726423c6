/// Where in a wide window a sheet stands; sheets have the whole window here.
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
    /// Says where in the window the sheet that the view is in stands. It has the whole window here.
    public func presentationPlacement(_ placement: PresentationPlacement) -> some View { self }
}
