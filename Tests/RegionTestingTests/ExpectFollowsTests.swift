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
        expectFollows(Self.unfolding) { Checkout() }
    }

    @Test("Makes an issue of what stays behind, at its time, in both directions")
    func stays() {
        let issues = Issues()
        withKnownIssue {
            expectFollows(Self.unfolding) { Across() }
        } matching: {
            issues.take($0)
        }
        let sentence =
            ", after 2.4 s: VStack/Button: stale-region (1 in the picture): At 2.4 s, 1.3 s after fold came, this button "
            + "still stands where it stood before: 40 × 20.6 pt of it meet fold. Move it 98 pt to the left."
        let scene = "iphone-duo flat-landscape"
        #expect(issues.sentences == ["\(scene)\(sentence)", "\(scene), right to left\(sentence)"])
    }
}
