import TestSupport
import Testing

@Suite("Making failing cases smaller")
struct ShrinkingTests {
    @Test("leaves what the failure needs and simplifies the rest")
    func shrinks() {
        let smallest = Shrinking.smallest([Array(0..<100), [7, 8, 9]]) { lists in
            lists[0].contains(42) && lists[0].count > 1 && lists[1].contains(9)
        }
        #expect(smallest.map(\.count) == [2, 1])
        #expect(smallest[0].contains(42) && smallest[0].contains(Choices.simplest))
        #expect(smallest[1] == [9])
    }

    @Test("tries no more often than it may")
    func limit() {
        var tries = 0
        _ = Shrinking.smallest([Array(0..<1000)], limit: 20) { _ in
            tries += 1
            return false
        }
        #expect(tries == 20)
    }

    @Test("Choices come again as they were taken, and end in the simplest")
    func choices() {
        var first = Choices(seed: 3)
        let taken = (0..<3).map { _ in first.next() }
        var again = Choices(taken)
        #expect((0..<4).map { _ in again.next() } == taken + [Choices.simplest])
    }
}
