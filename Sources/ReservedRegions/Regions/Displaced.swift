import RegionGeometry
import RegionModel

extension View {
    /// Moves the view out of reserved regions that it meets, by as little as it can. What is around it keeps its place.
    ///
    ///     Button("Play") { play() }
    ///         .displaced(from: .division, .occlusion)
    ///
    ///     AlertCard()
    ///         .displaced(from: .division, strategy: .side(for: .transient))
    ///
    /// What the modifier is applied to moves as one: apply it to a stack, and the views in it stay together. As with
    /// `offset(x:y:)`, only what is drawn moves, and an animation around it moves it smoothly; geometry that is read
    /// inside includes the move. A view that no region meets stays where it is.
    ///
    /// The view goes where it is clear of every active region, also of the kinds that are not named. It reaches no
    /// further over the safe area, under a bar or out of the window than it did. Where no place is clear, it goes where
    /// it covers the regions least; a snapshot marks it and says so.
    ///
    /// In a scroll view, most regions are left to scrolling. Only one that the view cannot be scrolled out of, such as
    /// a fold along the axis, moves it, across that axis.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of region that move the view; any, where none is named.
    ///   - strategy: How it gets clear of them.
    ///   - options: Whether inactive regions count as if they were active. They are advice: usually they do not.
    public func displaced(
        from kinds: ReservedRegion.Kind..., strategy: Displacement.Strategy = .nearest,
        options: ReservedRegion.QueryOptions = []
    ) -> some View {
        displaced(from: kinds, strategy: strategy, options: options)
    }

    /// As `displaced(from:strategy:options:)`, from kinds that are not known beforehand.
    public func displaced(
        from kinds: [ReservedRegion.Kind], strategy: Displacement.Strategy = .nearest,
        options: ReservedRegion.QueryOptions = []
    ) -> some View {
        let counted = kinds.isEmpty ? ReservedRegion.Kind.all : kinds
        return modified(
            by: Displaced(rule: DisplacementRule(kinds: Set(counted), strategy: strategy, options: options)))
    }
}

/// The parameters of `displaced(from:strategy:options:)`.
struct DisplacementRule: Equatable {
    let kinds: Set<ReservedRegion.Kind>
    let strategy: Displacement.Strategy
    let options: ReservedRegion.QueryOptions

    func counts(_ region: SceneRegion) -> Bool { options.counts(isActive: region.isActive) }
}

/// A displacement in the tree.
final class DisplacementRecord {
    let rule: DisplacementRule

    init(_ rule: DisplacementRule) { self.rule = rule }
}

private struct Displaced: NodeModifier {
    let rule: DisplacementRule

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.displacement, content: content) { index, isNew in
            guard isNew || tree.displacement(at: Int(index)) != rule else { return }
            tree.setObject(DisplacementRecord(rule), of: index)
            if !isNew { tree.noteChange(at: index) }
        }
    }
}
