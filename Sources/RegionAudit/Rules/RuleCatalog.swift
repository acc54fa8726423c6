/// The rules of single layouts and those over time, as reports and settings know them.
enum RuleCatalog {
    /// What a rule is called, and what it asks for.
    struct Entry: Sendable {
        let id: String
        let summary: String
    }

    /// Every rule, in the order of `docs/rules.md`.
    static let all =
        Rule.all.map { Entry(id: $0.id, summary: $0.summary) }
        + SequenceRule.all.map { Entry(id: $0.id, summary: $0.summary) }
}
