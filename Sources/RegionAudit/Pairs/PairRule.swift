/// One thing that is only seen when a layout is held against another of the same views. `docs/rules.md` has a section on
/// each.
public struct PairRule: Identifiable, Sendable {
    /// The name that stands in reports and settings; it does not change.
    public let id: String
    /// What the rule asks for, in one sentence.
    public let summary: String
}

extension PairRule {
    /// Every rule that a gallery's screens are held against beside those for single layouts, some of which are found
    /// in pairs as well.
    public static let all: [PairRule] = [
        PairRule(id: "wrong-side", summary: "Keep clear of the regions in either reading direction."),
        PairRule(id: "query-dependent-layout", summary: "Ask for regions so that every platform answers the same."),
        PairRule(id: "hinge-dependent-layout", summary: "Lay out by the fold's region and not by the hinge."),
        PairRule(id: "needless-move", summary: "Make room only for a region that is in the way."),
        PairRule(id: "content-lost", summary: "Show in every pose what can be done in one."),
        PairRule(id: "state-lost", summary: "Keep the same views when the device is folded."),
    ]
}
