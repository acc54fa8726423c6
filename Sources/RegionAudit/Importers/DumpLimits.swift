import RegionModel

/// How much of a dump is read; what is beyond is refused with a sentence that names the limit.
public struct DumpLimits: Hashable, Sendable {
    /// The largest file, in bytes.
    public var bytes: Int
    /// The most elements of all its trees together.
    public var elements: Int
    /// The deepest nesting of elements.
    public var depth: Int

    /// The given limits; those that are left out are beyond what any tool writes of a screen.
    public init(bytes: Int = 128 << 20, elements: Int = 1_000_000, depth: Int = 20_000) {
        self.bytes = bytes
        self.elements = elements
        self.depth = depth
    }
}

extension InputError {
    /// More nesting than a limit of depth allows.
    static func tooDeep(_ limit: Int) -> InputError {
        InputError(found: "nesting deeper than \(limit) levels", expected: "a flatter tree, or a larger --max-depth")
    }
}
