import RegionTesting
import Testing

@MainActor
@Suite("expectFollows")
struct ExpectFollowsTests {
    private static let unfolding = TimelineScript(
        "Fold", device: "iphone-duo", from: "flat-landscape",
        moves: [.hold(seconds: 1), .turnHinge(to: .degrees(128), seconds: 0.4, steps: 4), .hold(seconds: 1)])

    @Test("Says nothing where the view follows")
    func follows() {
        expectFollows(Self.unfolding) { Beside() }
    }

    @Test("Makes an issue of what stays behind, at its time, in both directions")
    func stays() {
        let issues = Issues()
        withKnownIssue {
            expectFollows(Self.unfolding) { Middle() }
        } matching: {
            issues.take($0)
        }
        #expect(issues.sentences == [])
    }
}
