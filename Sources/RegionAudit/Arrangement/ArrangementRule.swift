/// One thing that the arrangement of a whole layout can do wrong. `docs/rules.md` has a section on each.
public struct ArrangementRule: Identifiable, Sendable {
    /// The name that stands in reports and settings; it does not change.
    public let id: String
    /// What the rule asks for, in one sentence.
    public let summary: String
    /// What breaks the rule.
    let judge: @Sendable (Arrangement) -> [Finding]
}

extension ArrangementRule {
    /// Every rule of arrangement, in the order in which findings on one element are told.
    public static let all: [ArrangementRule] = [
        ArrangementRule(
            id: "margins-counted-twice", summary: "Leave a fold's margins to its frame, which holds them.",
            judge: { $0.marginsCountedTwice() }),
        ArrangementRule(
            id: "pane-too-narrow", summary: "Split at a fold only where both sides have room for a pane.",
            judge: { $0.narrowPanes() }),
        ArrangementRule(
            id: "split-by-sliver", summary: "Do not split at a fold that only touches the window's edge.",
            judge: { $0.panesOnSlivers() }),
        ArrangementRule(
            id: "inactive-region-avoided", summary: "Use the room of a fold that is flat.",
            judge: { $0.gapsAtInactiveFolds() }),
        ArrangementRule(
            id: "invented-fold", summary: "Leave no gap where there is no fold.", judge: { $0.inventedFolds() }),
        ArrangementRule(
            id: "odd-columns-across-division", summary: "Part the columns of a grid at the fold.",
            judge: { $0.columnsAcrossDivisions() }),
        ArrangementRule(
            id: "symmetric-inset", summary: "Keep room only on the side where something is.",
            judge: { $0.symmetricInsets() }),
        ArrangementRule(
            id: "system-overlay-straddles", summary: "Show dialogs, menus and keyboards on one side of the fold.",
            judge: { $0.overlaysAcrossDivisions() }),
    ]
}
