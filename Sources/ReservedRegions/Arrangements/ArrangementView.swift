import RegionModel

/// Two views that share what room there is: side by side, one over the other, and apart where a fold comes between.
///
///     ArrangementView {
///         NowPlayingView()
///     } secondary: {
///         LyricsView()
///     }
///     .arrangementViewStyle(.split)
///
/// A style decides how; see `arrangementViewStyle(_:)`. Panes keep their state when the device is folded or turned.
/// A view that is smaller than its pane lies at the pane's top leading corner, as it was measured in iOS 27.1's overlay.
///
/// The view takes all the room that is proposed, and ten points where none is, as in a scroll view: put scroll views
/// into the panes, not around.
public struct ArrangementView<Primary: View, Secondary: View>: View {
    private let primary: Primary
    private let secondary: Secondary

    /// An arrangement of two views.
    public init(@ViewBuilder primary: () -> Primary, @ViewBuilder secondary: () -> Secondary) {
        (self.primary, self.secondary) = (primary(), secondary())
    }

    /// What the style makes of the two views.
    public var body: some View { StyledArrangement(primary: primary, secondary: secondary) }
}

extension ArrangementView
where
    Primary == ArrangementViewStyleConfiguration.Primary, Secondary == ArrangementViewStyleConfiguration.Secondary
{
    /// The arrangement that a style was asked for, to change it further. It has the platform's style unless told
    /// otherwise.
    public init(_ configuration: ArrangementViewStyleConfiguration) {
        self.init {
            configuration.primary
        } secondary: {
            configuration.secondary
        }
    }
}

private struct StyledArrangement<Primary: View, Secondary: View>: PrimitiveView {
    let primary: Primary
    let secondary: Secondary

    func _compose(into composer: Composer) {
        let style = composer.environment.arrangementViewStyle
        let used: any ArrangementViewStyle = style ?? AutomaticArrangementViewStyle()
        // What a style makes has the platform's style, or it would be asked again; what is in the panes has this one.
        let restored = EnvironmentChange { $0.arrangementViewStyle = style }
        let configuration = ArrangementViewStyleConfiguration(
            primary: StylePart(primary.modified(by: restored)),
            secondary: StylePart(secondary.modified(by: restored)))
        composer.withEnvironment({ $0.arrangementViewStyle = nil }) {
            compose(used, configuration, $0)
        }
    }

    private func compose(
        _ style: some ArrangementViewStyle, _ configuration: ArrangementViewStyleConfiguration, _ composer: Composer
    ) {
        composer.emitScope(style) { $0.makeBody(configuration: configuration) }
    }
}
