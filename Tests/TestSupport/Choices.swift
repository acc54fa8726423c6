/// Random numbers that are written down, so that what was made of them can be made again of fewer and simpler ones.
package struct Choices: RandomNumberGenerator {
    /// The number that stands for the simplest choice: the last of a list, and nothing that happens by chance.
    package static let simplest = UInt64.max

    /// The numbers that were taken so far.
    package private(set) var taken: [UInt64] = []
    private let given: [UInt64]
    private var generator: SeededGenerator?

    /// The numbers of a seed.
    package init(seed: UInt64) {
        given = []
        generator = SeededGenerator(seed: seed)
    }

    /// The given numbers, and the simplest choice once they are used up.
    package init(_ given: [UInt64]) { self.given = given }

    /// The next number.
    package mutating func next() -> UInt64 {
        let number = taken.count < given.count ? given[taken.count] : generator?.next() ?? Self.simplest
        taken.append(number)
        return number
    }
}
