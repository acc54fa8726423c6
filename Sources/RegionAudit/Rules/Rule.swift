/// One thing a layout can do wrong. `docs/rules.md` has a section on each.
public struct Rule: Identifiable, Sendable {
    /// The name that stands in reports and settings; it does not change.
    public let id: String
    /// What the rule asks for, in one sentence.
    public let summary: String
    /// Which kinds of element are judged.
    let subjects: Set<Subject.Kind>
    /// The rules whose finding on the same element makes this one's superfluous.
    var yieldsTo: [String] = []
    /// Whether only a place in the safe area mends it.
    var demandsSafeArea = false
    /// What of the rule an element breaks, if anything.
    let judge: @Sendable (Subject, Surroundings) -> Violation?

    func applies(to subject: Subject) -> Bool { subjects.contains(subject.kind) }
}

extension Rule {
    /// Every rule for one element, in the order in which one element's findings are told.
    public static let all: [Rule] = [
        Rule(
            id: "control-in-occlusion", summary: "Keep controls clear of what covers the window.",
            subjects: [.control], judge: { $1.occlusion(of: $0) }),
        Rule(
            id: "control-across-division", summary: "Keep a control on one side of the fold.",
            subjects: [.control], judge: { $1.division(of: $0) }),
        Rule(
            id: "text-in-occlusion", summary: "Keep text clear of what covers the window.",
            subjects: [.text], judge: { $1.occlusion(of: $0) }),
        Rule(
            id: "text-across-division", summary: "Keep text that does not scroll on one side of the fold.",
            subjects: [.text], judge: { $1.division(of: $0) }),
        Rule(
            id: "control-outside-safe-area", summary: "Keep controls in the safe area.",
            subjects: [.control], yieldsTo: ["control-in-occlusion", "outside-window"], demandsSafeArea: true,
            judge: { $1.reachOutOfSafeArea(by: $0) }),
        Rule(
            id: "content-in-occlusion", summary: "Keep pictures that say something clear of what covers the window.",
            subjects: [.content], judge: { $1.occlusion(of: $0) }),
        Rule(
            id: "target-too-close", summary: "Keep controls out of a region's margins.",
            subjects: [.control], yieldsTo: ["control-in-occlusion", "control-across-division"],
            judge: { $1.closeness(of: $0) }),
        Rule(
            id: "outside-window", summary: "Keep controls and text that does not scroll in the window.",
            subjects: [.control, .text], judge: { $1.reachOutOfWindow(by: $0) }),
    ]
}
