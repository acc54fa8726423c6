import Foundation
import RegionModel

extension Report {
    /// Reads a report that `JSONReporter` wrote; written again it is the same.
    ///
    /// - Throws: `InputError` naming the place that is wrong.
    public init(json: JSONField) throws(InputError) {
        if case .array = json.value {
            self.init(try json.items().map { field throws(InputError) in try Verdict(json: field) })
            return
        }
        guard let part = try json.optional("shard") else {
            self.init([try Verdict(json: json)], isList: false)
            return
        }
        guard let shard = Shard(try part.string()) else { throw part.error(expected: "a part such as 2/4") }
        let layouts = try json.required("layouts").items()
        self.init(
            try layouts.map { field throws(InputError) in try Verdict(json: field) },
            isList: try json.required("isList").bool(), groupsPoses: try json.required("groupsPoses").bool(),
            errors: try json.required("errors").items().map { field throws(InputError) in try InputError(json: field) },
            notes: try json.required("notes").items().map { field throws(InputError) in try field.string() },
            shard: shard)
    }

    /// Reads a file; `-` stands for standard input.
    ///
    /// - Throws: `InputError` naming the file and the place in it that is wrong.
    public init(file: String) throws(InputError) {
        self = try JSONField.read(file, Self.init(json:))
    }
}

extension Verdict {
    fileprivate init(json: JSONField) throws(InputError) {
        let unjudged = try json.optional("notJudged")?.items()
        let notes = try json.optional("notes")?.items() ?? []
        self.init(
            file: try json.optional("file")?.string(), id: try json.optional("id")?.string(),
            scene: WindowScene.Name(
                device: try json.optional("device")?.string(), pose: try json.optional("pose")?.string(),
                window: try json.optional("windowName")?.string()),
            direction: try json.required("direction").choice(of: LayoutDirection.self),
            findings: try json.required("findings").items().map { field throws(InputError) in
                try Finding(json: field)
            },
            notes: try notes.map { field throws(InputError) in try field.string() },
            unjudged: try unjudged?.map { field throws(InputError) in try Unjudged(json: field) })
        // Reports do not tell indices; all that is asked of them is which findings are of one element.
        for index in findings.indices.dropFirst() {
            let last = findings[index - 1]
            findings[index].element = last.element + (last.path == findings[index].path ? 0 : 1)
        }
    }
}

extension Finding {
    fileprivate init(json: JSONField) throws(InputError) {
        let time = try json.optional("time")?.number()
        self.init(
            rule: try json.required("rule").string(),
            severity: try json.required("severity").choice(of: Severity.self), element: 0,
            path: try json.required("element").string(), label: try json.optional("label")?.string(),
            frame: try json.required("frame").reportedRect(),
            region: try json.optional("region").map { field throws(InputError) in try SceneRegion(report: field) },
            overlap: try json.required("overlap").reportedSize(),
            move: try json.optional("move").map { field throws(InputError) in try field.reportedSize() },
            message: try json.required("message").string(),
            moment: time.map { Moment(step: 0, time: $0) }, remedy: try json.optional("remedy")?.string())
        if let reason = try json.optional("ignored") { pardon = .ignored(reason: try reason.string()) }
        if try json.optional("known")?.bool() == true { pardon = .known }
    }
}

extension SceneRegion {
    fileprivate init(report json: JSONField) throws(InputError) {
        let kinds: KeyValuePairs<String, ReservedRegion.Kind> = ["division": .division, "occlusion": .occlusion]
        self.init(
            name: try json.required("name").string(), kind: try json.required("kind").choice(kinds),
            frame: try json.required("frame").reportedRect())
    }
}

extension Unjudged {
    fileprivate init(json: JSONField) throws(InputError) {
        self.init(
            element: try json.optional("element")?.string(), kind: try json.required("kind").string(),
            label: try json.optional("label")?.string(),
            frame: try json.optional("frame").map { field throws(InputError) in try field.reportedRect() },
            reason: try json.required("reason").choice(of: Exemption.self))
    }
}

extension InputError {
    fileprivate init(json: JSONField) throws(InputError) {
        self.init(
            file: try json.optional("file")?.string(), place: try json.required("place").string(),
            found: try json.required("found").string(), expected: try json.required("expected").string())
    }
}

extension JSONField {
    /// Numbers of a report, in which one that is not finite is `null`.
    private func reportedNumbers(_ count: Int) throws(InputError) -> [CGFloat] {
        try items(count: count).map { field throws(InputError) in
            field.value == .null ? .nan : CGFloat(try field.number())
        }
    }

    fileprivate func reportedRect() throws(InputError) -> CGRect {
        let numbers = try reportedNumbers(4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    fileprivate func reportedSize() throws(InputError) -> CGSize {
        let numbers = try reportedNumbers(2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
}
