import Foundation
import RegionTesting
import TestSupport
import Testing

/// A test that fails, run only by the one below.
@MainActor
@Suite("Failing")
struct FailingSample {
    nonisolated static let key = "RUN_FAILING_SAMPLE"

    @Test(.enabled(if: ProcessInfo.processInfo.environment[key] == "1"))
    func buttonOnTheFold() {
        expectClear(in: .device("iphone-duo", pose: "book", facing: .rightToLeft)) { Across() }
    }
}

@Suite("Pictures")
struct PictureTests {
    @Test("A test that fails has the picture attached, as a file where the command line says so")
    func attachment() throws {
        let scratch = try Scratch()
        let bundle = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
        let outcome = try Outcome(
            of: bundle,
            [
                "--testing-library", "swift-testing", "--filter", "FailingSample", "--attachments-path",
                scratch.url.path,
            ],
            environment: [FailingSample.key: "1"])
        #expect(outcome.status == 1)
        let said = outcome.output + outcome.errors
        #expect(said.contains("control-across-division (1 in the picture)"), "\(said)")
        #expect(try scratch.contents == ["iphone-duo-book-right-to-left.svg"])
        #expect(try scratch.text(of: "iphone-duo-book-right-to-left.svg").contains("1 finding"))
    }
}
