import Foundation

/// What a dump says of the size of the window that its elements are in.
public struct StatedWindow: Hashable, Sendable {
    /// The size in the dump's unit; `nil` where nothing in the dump tells.
    public var size: CGSize?
    /// Where the size is from, or why there is none, as in `the frame of Application`.
    public var source: String

    /// A size and where it is from.
    public init(size: CGSize?, source: String) {
        self.size = size
        self.source = source
    }
}
