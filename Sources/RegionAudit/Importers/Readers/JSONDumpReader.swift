import RegionModel

/// What reads dumps of a form of JSON, which is told by the members of its objects.
protocol JSONDumpReader: SendableMetatype {
    /// Whether an object is one that only dumps of this form have.
    static func marks(_ object: JSONView) -> Bool

    /// The trees of a file.
    ///
    /// - Throws: `InputError` where there are more elements or levels than the limits allow, and where the trees are of
    ///   no use.
    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree]
}
