import RegionModel

/// What the audit says of one layout, as reporters tell it.
public struct Verdict: Hashable, Sendable {
    /// The file that held the layout.
    public var file: String?
    /// The layout's name within the file.
    public var id: String?
    /// The device, pose and window that the layout is in.
    public var scene: WindowScene.Name
    /// The direction in which the layout's user reads.
    public var direction: LayoutDirection
    /// What is wrong with it.
    public var findings: [Finding]
    /// What people should know of how the layout was read, a sentence each.
    public var notes: [String]
    /// What was not judged, where that is asked for.
    public var unjudged: [Unjudged]?

    /// A verdict on the given layout.
    public init(
        file: String? = nil, id: String? = nil, scene: WindowScene.Name = WindowScene.Name(),
        direction: LayoutDirection = .leftToRight, findings: [Finding], notes: [String] = [],
        unjudged: [Unjudged]? = nil
    ) {
        self.file = file
        self.id = id
        self.scene = scene
        self.direction = direction
        self.findings = findings
        self.notes = notes
        self.unjudged = unjudged
    }

    /// The severity of the worst finding that is not pardoned; `nil` where there is none.
    public var worst: Severity? { unpardoned.map(\.severity).max() }

    /// How many findings are of the given severity and not pardoned.
    public func count(of severity: Severity) -> Int { unpardoned.count { $0.severity == severity } }

    /// The findings that count.
    var unpardoned: [Finding] { findings.filter { $0.pardon == nil } }
}
