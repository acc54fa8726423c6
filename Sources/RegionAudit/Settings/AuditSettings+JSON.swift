import Foundation
import RegionModel

extension AuditSettings {
    /// The name of the file that is looked for.
    public static let fileName = ".regions.json"

    /// The most ignores; each is held against every finding.
    static let ignoreLimit = 10_000

    /// Reads a document; `docs/schemas/settings.schema.json` tells its members.
    ///
    /// - Throws: `InputError` naming the place that is wrong.
    public init(json: JSONField) throws(InputError) {
        try json.allowOnly(["$schema", "tolerance", "severities", "ignores"])
        let tolerance = try json.optional("tolerance")?.length()
        self.init(tolerance: tolerance.map { CGFloat($0) })
        if let field = try json.optional("severities") {
            let rules = RuleBook.all.map(\.id)
            try field.allowOnly(rules)
            for rule in try field.keys() {
                severities[rule] = .some(try field.required(rule).choice(Self.severityNames))
            }
        }
        let fields = try json.optional("ignores")?.items() ?? []
        guard fields.count <= Self.ignoreLimit else {
            throw InputError(
                place: "ignores", found: "\(fields.count) items", expected: "at most \(Self.ignoreLimit)")
        }
        ignores = try fields.map { field throws(InputError) in try Ignore(json: field) }
    }

    private static let severityNames: KeyValuePairs<String, Severity?> = [
        "off": nil, "note": .note, "warning": .warning, "error": .error,
    ]

    /// Reads a file.
    ///
    /// - Throws: `InputError` naming the file and the place in it that is wrong.
    public init(file: String) throws(InputError) {
        self = try JSONField.read(file, Self.init(json:))
    }

    /// The path of the nearest settings file in a folder or one around it; `nil` where there is none.
    public static func file(from folder: String) -> String? {
        var folder = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            let candidate = folder.appendingPathComponent(fileName).path
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue {
                return candidate
            }
            let outer = folder.deletingLastPathComponent()
            guard outer.path.utf8.count < folder.path.utf8.count else { return nil }
            folder = outer
        }
    }
}

extension Ignore {
    fileprivate init(json: JSONField) throws(InputError) {
        try json.allowOnly(["rule", "element", "label", "file", "reason"])
        let rule = try json.required("rule")
        let ids = RuleBook.all.map(\.id)
        let pattern = Glob(try rule.string(), isPath: false)
        guard ids.contains(where: { pattern.matches($0) }) else {
            let nearest = Spelling.nearest(to: pattern.text, among: ids).map { "\"\($0)\"" }
            throw rule.error(expected: nearest ?? "\"*\" or one of \(ids.joined(separator: ", "))")
        }
        let element = try json.optional("element")?.string()
        let label = try json.optional("label")?.string()
        guard element != nil || label != nil else {
            throw InputError(
                place: json.place, found: "no \"element\" and no \"label\"", expected: "one of them, be it \"**\"")
        }
        let reason = try json.required("reason")
        guard try reason.string().contains(where: { !$0.isWhitespace }) else {
            throw reason.error(expected: "why it is ignored")
        }
        self.init(
            rule: pattern.text, element: element, label: label, file: try json.optional("file")?.string(),
            reason: try reason.string())
    }
}
