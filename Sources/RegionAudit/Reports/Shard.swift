/// One of several parts that a check's files are spread over.
public struct Shard: Hashable, Sendable {
    /// Which part it is, from one.
    public let index: Int
    /// How many parts there are.
    public let count: Int

    /// The given part; `nil` where there is no such part.
    public init?(index: Int, count: Int) {
        guard 1...max(count, 1) ~= index, 1...10_000 ~= count else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// The part that a text such as `2/4` names; `nil` for other texts.
    public init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
        self.init(index: index, count: count)
    }

    /// Which of a number of files are its own: neighbours, so that all parts in order are all files in order.
    public func range(of files: Int) -> Range<Int> { files * (index - 1) / count..<files * index / count }
}

extension Shard: CustomStringConvertible {
    /// The part as it is typed, as in `2/4`.
    public var description: String { "\(index)/\(count)" }
}
