import Foundation
import Testing

@testable import ReservedRegions

@Suite("What lists ask of their collections")
struct OffsetTests {
    @Test(
        "Elements at offsets are removed",
        arguments: [
            ([], "abcde"), ([0], "bcde"), ([1, 3], "ace"), ([4], "abcd"), ([0, 1, 2, 3, 4], ""), ([9], "abcde"),
        ])
    func remove(offsets: [Int], rest: String) {
        var letters = Array("abcde")
        letters.remove(atOffsets: IndexSet(offsets))
        #expect(String(letters) == rest)
    }

    @Test(
        "Elements at offsets come to stand before the one at another offset",
        arguments: [
            ([0], 3, "bcade"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 2, "abdce"), ([1, 3], 5, "acebd"),
            ([2], 2, "abcde"), ([], 1, "abcde"),
        ])
    func move(offsets: [Int], destination: Int, order: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
        #expect(String(letters) == order)
    }

    @Test("Slices count from their own start")
    func slices() {
        var letters = Array("xabcde")[1...]
        letters.move(fromOffsets: [0], toOffset: 2)
        letters.remove(atOffsets: [4])
        #expect(String(letters) == "bacd")
    }
}
