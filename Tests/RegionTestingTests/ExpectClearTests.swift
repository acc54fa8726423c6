import RegionTesting
import Testing

@MainActor
@Suite("expectClear")
struct ExpectClearTests {
    @Test("Says nothing where all is clear, in every pose of every device")
    func clear() {
        expectClear(in: .everyDevice) { Checkout() }
    }

    @Test("Makes an issue of each finding, in both directions, with its path, rule and move")
    func findings() {
        let issues = Issues()
        withKnownIssue {
            expectClear(in: .device("iphone-duo", pose: "book")) { Across() }
        } matching: {
            issues.take($0)
        }
        let sentence =
            ": VStack/Button: control-across-division (1 in the picture): This button lies on both sides of fold: "
            + "162 pt on the left, 78 pt on the right. Move it 98 pt to the left."
        #expect(issues.sentences == ["iphone-duo book\(sentence)", "iphone-duo book, right to left\(sentence)"])
    }

    @Test("Of kinds that are named, only these matter")
    func kinds() {
        expectClear(of: .occlusion, in: .device("iphone-duo", pose: "book")) { Across() }
        let issues = Issues()
        withKnownIssue {
            expectClear(of: .occlusion, .division, in: .device("iphone-duo", pose: "book")) { Across() }
        } matching: {
            issues.take($0)
        }
        #expect(issues.sentences.count == 2)
    }

    @Test("Takes a layout as it is")
    func snapshot() throws {
        let scene = try DevicePoses.device("iphone-duo", pose: "book", facing: .leftToRight).scenes()[0]
        let snapshot = ViewHost(scene: scene) { Across() }.snapshot()
        let issues = Issues()
        withKnownIssue {
            expectClear(snapshot, of: .division)
        } matching: {
            issues.take($0)
        }
        #expect(issues.sentences.count == 1)
    }

    @Test(
        "A name that is wrong is an issue that tells the right one",
        arguments: [
            (DevicePoses.device("iphone-dou"), "iphone-duo"), (.device("iphone-duo", pose: "bok"), "book"),
            (.device("iphone-duo", pose: "book", window: "lft"), "lft"),
            (.device("iphone-duo", window: "nowhere"), "regions devices"),
            (.device("mine", file: "/nonexistent.json"), "/nonexistent.json"),
        ])
    func wrongName(poses: DevicePoses, word: String) {
        let issues = Issues()
        withKnownIssue {
            expectClear(in: poses) { Across() }
        } matching: {
            issues.take($0)
        }
        #expect(issues.sentences.count == 1 && issues.sentences.allSatisfy { $0.contains(word) }, "\(issues.sentences)")
    }
}
