import Foundation
import TestSupport
import Testing

@testable import RegionModel

@Suite("Files that are read")
struct InputFileTests {
    @Test("A file may be as large as the limit, and no larger")
    func limit() throws {
        let scratch = try Scratch()
        let file = try scratch.write("12345", to: "file")
        #expect(try InputFile.read(file, atMost: 5) == Data("12345".utf8))
        let error = #expect(throws: InputError.self) { try InputFile.read(file, atMost: 4) }
        #expect(error == InputError(file: file, found: "more than 4 bytes", expected: "fewer"))
    }

    @Test("What never ends is given up")
    func endless() {
        let error = #expect(throws: InputError.self) { try InputFile.read("/dev/zero", atMost: 1 << 20) }
        #expect(error?.found == "more than 1048576 bytes")
    }
}
