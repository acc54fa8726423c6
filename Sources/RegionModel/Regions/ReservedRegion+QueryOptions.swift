extension ReservedRegion {
    /// What a query for regions returns beside the active ones.
    @frozen
    public struct QueryOptions: OptionSet, Hashable, Sendable {
        /// The set's bits.
        public let rawValue: Int

        /// A set of the given bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Regions that take no space now are returned too; tell them apart by `isActive`.
        public static var includeInactive: QueryOptions { QueryOptions(rawValue: 1 << 0) }

        /// Whether a region that is active, or is not, is among those returned.
        package func counts(isActive: Bool) -> Bool { isActive || contains(.includeInactive) }
    }
}
