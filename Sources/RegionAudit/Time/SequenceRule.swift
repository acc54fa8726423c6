/// One thing that a layout can do wrong while its window changes. `docs/rules.md` has a section on each.
public struct SequenceRule: Identifiable, Sendable {
    /// The name that stands in reports and settings; it does not change.
    public let id: String
    /// What the rule asks for, in one sentence.
    public let summary: String
    /// What breaks the rule.
    let judge: @Sendable (Course) -> [Finding]
}

extension SequenceRule {
    /// Every rule over time, in the order in which findings of one time are told.
    public static let all: [SequenceRule] = [
        SequenceRule(
            id: "stale-region", summary: "Follow the regions when they come, move and go.",
            judge: { $0.ignoredArrivals() + $0.keptDepartures() }),
        SequenceRule(
            id: "excessive-move", summary: "Move no farther than it takes.", judge: { $0.excessiveMoves() }),
        SequenceRule(
            id: "thrash", summary: "Do not move what must move back at once.", judge: { $0.returns() }),
    ]
}
