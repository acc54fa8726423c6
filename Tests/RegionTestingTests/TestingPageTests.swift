import Foundation
import TestSupport
import Testing

@Suite("docs/testing.md")
struct TestingPageTests {
    @Test("Shows tests that are built and run here")
    func example() throws {
        let page = try String(contentsOf: Places.package.appendingPathComponent("docs/testing.md"), encoding: .utf8)
        let example = try #require(page.components(separatedBy: "```swift\n").dropFirst().first)
        let file = Places.package.appendingPathComponent("Tests/RegionTestingTests/CheckoutTests.swift")
        #expect(example.components(separatedBy: "```")[0] == (try String(contentsOf: file, encoding: .utf8)))
    }
}
