import RegionTesting
import Testing

@MainActor
@Suite("expectClear")
struct ExpectClearTests {
    private static let tabletop = DevicePoses.device("iphone-duo", pose: "tabletop", window: nil)

    @Test("Says nothing where all is clear, in every pose of every device")
    func clear() {
        expectClear(in: .everyDevice) { Beside() }
    }

    @Test("Makes an issue of each finding, in both directions, with its path, rule and move")
    func findings() {
        let issues = Issues()
        withKnownIssue {
            expectClear(in: .device("iphone-duo", pose: "book")) { Middle() }
        } matching: {
            issues.take($0)
        }
        #expect(
            issues.sentences == [])
    }

    @Test("Of kinds that are named, only these matter")
    func kinds() {
        expectClear(of: .occlusion, in: .device("iphone-duo", pose: "book")) { Middle() }
        let issues = Issues()
        withKnownIssue {
            expectClear(of: .occlusion, .division, in: .device("iphone-duo", pose: "book")) { Middle() }
        } matching: {
            issues.take($0)
        }
        #expect(issues.sentences.count == 2)
    }

    @Test("Takes a layout as it is")
    func snapshot() throws {
        let scene = try DevicePoses.device("iphone-duo", pose: "book", facing: .leftToRight).scenes()[0]
        let snapshot = ViewHost(scene: scene) { Middle() }.snapshot()
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
            expectClear(in: poses) { Middle() }
        } matching: {
            issues.take($0)
        }
        #expect(issues.sentences.count == 1 && issues.sentences.allSatisfy { $0.contains(word) }, "\(issues.sentences)")
    }
}
