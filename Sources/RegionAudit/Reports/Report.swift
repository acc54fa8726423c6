import RegionModel

/// All that a check has to say, as reporters tell it.
public struct Report: Hashable, Sendable {
    /// What is said of each layout, in the order of the files and of the layouts in them.
    public var verdicts: [Verdict]
    /// Whether the files may hold several layouts, be it that they hold one.
    public var isList: Bool
    /// Whether people are told of poses together in which the same is wrong.
    public var groupsPoses: Bool
    /// What could not be judged, and why.
    public var errors: [InputError]
    /// What people should know of the whole check, a sentence each.
    public var notes: [String]
    /// The part of a check that it is; `nil` for a whole one.
    public var shard: Shard?

    /// A report of the given verdicts.
    public init(
        _ verdicts: [Verdict], isList: Bool = true, groupsPoses: Bool = false, errors: [InputError] = [],
        notes: [String] = [], shard: Shard? = nil
    ) {
        self.verdicts = verdicts
        self.isList = isList
        self.groupsPoses = groupsPoses
        self.errors = errors
        self.notes = notes
        self.shard = shard
    }

    /// The severity of the worst finding that is not pardoned; `nil` where there is none.
    public var worst: Severity? { verdicts.compactMap(\.worst).max() }
}
