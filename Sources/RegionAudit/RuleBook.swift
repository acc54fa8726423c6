/// All rules there are, whatever they judge.
public enum RuleBook {
    /// Each rule's name and what it asks for in one sentence, in the order of `docs/rules.md`.
    public static let all: [(id: String, summary: String)] =
        Rule.all.map { ($0.id, $0.summary) } + ArrangementRule.all.map { ($0.id, $0.summary) }
        + PairRule.all.map { ($0.id, $0.summary) } + SequenceRule.all.map { ($0.id, $0.summary) }
}
