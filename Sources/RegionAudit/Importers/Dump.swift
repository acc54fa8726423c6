import Foundation
import RegionModel

/// What a test tool wrote down of a screen: one or several trees of elements with their frames.
public struct Dump: Sendable {
    /// The format it was read as.
    public let format: DumpFormat
    /// The trees in the order of the file.
    public let trees: [ImportedTree]
    /// What people should know of how the file was read, a sentence each.
    public let notes: [String]

    /// Reads a dump, whatever its encoding and whatever stands around it.
    ///
    /// - Parameters:
    ///   - format: What it is to be read as; told by its content where it is left out.
    ///   - limits: How much of it is read.
    /// - Throws: `InputError` for what holds no tree, and where a limit is met.
    /// - Complexity: O(n) in the bytes.
    public init(
        _ data: Data, as format: DumpFormat? = nil, limits: DumpLimits = DumpLimits()
    ) throws(InputError) {
        try self.init(DumpSource(data, limits: limits), as: format, limits: limits)
    }

    init(_ source: DumpSource, as asked: DumpFormat?, limits: DumpLimits) throws(InputError) {
        guard let format = asked ?? source.format else { throw source.hasNoTree }
        var trees = try format.trees(in: source, limits: limits)
        guard !trees.isEmpty else { throw source.hasNoTree }
        for index in trees.indices { trees[index].isPage = format.isOfBrowsers }
        self.format = format
        self.trees = trees
        var notes = source.text.notes
        if trees.count > 1 { notes.append("The file holds \(trees.count) trees; each is judged by itself.") }
        self.notes = notes
    }
}
