import RegionModel

extension TimelineScript {
    /// The most moves that a file may have.
    public static let moveLimit = 1_000

    /// Reads a script from a file in the form that `docs/timelines.md` tells.
    ///
    /// - Throws: `InputError` naming the file and the field that is wrong.
    public init(file: String) throws(InputError) {
        self = try JSONField.read(file, Self.init(json:))
    }

    /// Reads a script in the form that `docs/timelines.md` tells.
    ///
    /// - Throws: `InputError` naming the field that is wrong, unknown or missing.
    public init(json: JSONField) throws(InputError) {
        try json.allowOnly(["name", "device", "pose", "window", "moves", "faults"])
        var moves: [Move] = []
        for field in try json.list("moves", limit: Self.moveLimit) { moves.append(try Move(json: field)) }
        self.init(
            try json.required("name").string(), device: try json.required("device").string(),
            from: try json.required("pose").string(), window: try json.optional("window")?.string(), moves: moves,
            faults: try json.optional("faults").map { (field) throws(InputError) in
                try SceneTimeline.Faults(json: field)
            } ?? SceneTimeline.Faults())
    }
}

extension TimelineScript.Move {
    private static let kinds = ["pose", "display", "hinge", "activate", "deactivate", "hold"]

    fileprivate init(json: JSONField) throws(InputError) {
        let given = try json.keys().filter(Self.kinds.contains)
        guard let kind = given.first, given.count == 1 else {
            throw json.error(expected: "an object with one of " + Self.kinds.joined(separator: ", "))
        }
        try json.allowOnly(kind == "hinge" ? ["hinge", "seconds", "steps"] : [kind])
        let field = try json.required(kind)
        switch kind {
        case "pose": self = .pose(try field.string())
        case "display": self = .display(as: try field.string())
        case "activate", "deactivate": self = .setActive(try field.string(), kind == "activate")
        case "hold": self = .hold(seconds: try field.length())
        default:
            self = .turnHinge(
                to: try field.hingeAngle(), seconds: try json.required("seconds").length(),
                steps: try json.required("steps").count(in: 1...TimelineScript.stepLimit))
        }
    }
}

extension SceneTimeline.Faults {
    fileprivate init(json: JSONField) throws(InputError) {
        try json.allowOnly(["latePasses", "lag", "transientPasses", "repeats"])
        let passes = 0...Self.passLimit
        self.init(
            latePasses: try json.optional("latePasses")?.count(in: passes) ?? 0,
            lag: try json.optional("lag")?.length() ?? 0,
            transientPasses: try json.optional("transientPasses")?.count(in: passes) ?? 0,
            repeats: try json.optional("repeats")?.count(in: passes) ?? 0)
    }
}

extension JSONField {
    /// A whole number of a range.
    fileprivate func count(in range: ClosedRange<Int>) throws(InputError) -> Int {
        let number = try number()
        guard let count = Int(exactly: number), range.contains(count) else {
            throw error(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return count
    }
}
