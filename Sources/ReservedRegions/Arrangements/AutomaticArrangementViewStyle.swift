/// As the platform sees fit: side by side, along either axis.
public struct AutomaticArrangementViewStyle: ArrangementViewStyle {
    /// As the platform sees fit.
    public nonisolated init() {}

    /// The two views side by side.
    public func makeBody(configuration: Configuration) -> some View {
        SplitArrangementViewStyle().makeBody(configuration: configuration)
    }
}

extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
    /// As the platform sees fit: side by side, along either axis.
    public static var automatic: AutomaticArrangementViewStyle { AutomaticArrangementViewStyle() }
}
