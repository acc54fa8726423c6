/// Findings that a project has decided to live with.
public struct Ignore: Hashable, Sendable {
    let rule: Glob
    let element: Glob?
    let label: Glob?
    let file: Glob?
    /// Why they are no reason to fail.
    public let reason: String

    /// Ignores findings of which all patterns hold that are given.
    ///
    /// `*` is any run of characters and `?` any one. In paths both stay within a name, and `**` reaches across.
    ///
    /// - Parameters:
    ///   - rule: The rule's id, or `*` for every rule.
    ///   - element: The element's path, ids from the root joined by `/`.
    ///   - label: What the element says.
    ///   - file: The file, as it was given to the check.
    ///   - reason: Why.
    public init(
        rule: String, element: String? = nil, label: String? = nil, file: String? = nil, reason: String
    ) {
        self.rule = Glob(rule, isPath: false)
        self.element = element.map { Glob($0) }
        self.label = label.map { Glob($0, isPath: false) }
        self.file = file.map { Glob($0) }
        self.reason = reason
    }

    func matches(_ finding: Finding, in verdict: Verdict) -> Bool {
        rule.matches(finding.rule) && (element?.matches(finding.path) ?? true)
            && (label?.matches(finding.label ?? "") ?? true) && (file?.matches(verdict.file ?? "") ?? true)
    }
}

extension Ignore: CustomStringConvertible {
    /// The patterns, as in `rule "*", label "Skip"`.
    public var description: String {
        [("rule", rule), ("element", element), ("label", label), ("file", file)]
            .compactMap { name, glob in glob.map { "\(name) \"\($0.text)\"" } }.joined(separator: ", ")
    }
}
