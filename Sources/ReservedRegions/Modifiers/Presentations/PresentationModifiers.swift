import Foundation

extension View {
    /// Says what lies behind a sheet's content; it looks the same here.
    public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }

    /// Says what lies behind a sheet's content; it looks the same here.
    public func presentationBackground<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View { self }

    /// Says how round a sheet's corners are; they are the platform's here.
    ///
    /// - Parameter cornerRadius: In points.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Says how high a sheet may be, and follows how high it is. Without effect here.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// Says what a sheet becomes where there is little room. Without effect here.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Says what a sheet becomes where there is little room. Without effect here.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }

    /// Says what moving over a sheet does. Without effect here.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

    /// Says whether people can use what is behind a sheet. Without effect here.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }

    /// Says how large a sheet is. Without effect here.
    public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

    /// Says how the app opens addresses that it is asked to; none is asked here.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
