import Foundation
import RegionModel
import TestSupport
import Testing

@Suite("Files that are written")
struct OutputFileTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test("A file that is replaced keeps its permissions, and nothing is left beside it", arguments: [0o600, 0o644])
    func permissions(mode: Int) throws {
        let file = try scratch.write("old and longer", to: "file")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
        try OutputFile.write("new", to: file)
        #expect(try scratch.text(of: "file") == "new")
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == mode)
        #expect(try scratch.contents == ["file"])
    }

    @Test("A link stays, and what it leads to is written, whether it is there or not", arguments: [true, false])
    func links(isThere: Bool) throws {
        if isThere { try scratch.write("old", to: "folder/file") } else { try scratch.write("", to: "folder/other") }
        try link("folder/link", to: "file")
        try link("far", to: "folder/link")
        try OutputFile.write("new", to: path("far"))
        #expect(try scratch.text(of: "folder/file") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("far")) == "folder/link")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("folder/link")) == "file")
    }

    @Test("A device is written to as it stands, by way of a link too")
    func device() throws {
        try link("null", to: "/dev/null")
        try OutputFile.write("new", to: path("null"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("null")) == "/dev/null")
        #expect(
            try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
                == .typeCharacterSpecial)
    }

    @Test(
        "Nothing is made where it cannot be written",
        arguments: [
            ("none/file", "found no folder"), ("folder", "found a folder"), ("folder/", "found a folder"),
            ("loop", "found links that lead to each other"), ("lost", "found no folder"),
        ])
    func refusals(name: String, found: String) throws {
        try scratch.write("", to: "folder/file")
        try link("loop", to: "loop")
        try link("lost", to: "none/file")
        let error = #expect(throws: InputError.self) { try OutputFile.write("new", to: path(name)) }
        #expect(error?.description.contains(": \(found)") == true, "\(error?.description ?? "")")
        #expect(try scratch.contents == ["folder", "loop", "lost"])
    }

    private func path(_ name: String) -> String { scratch.url.path + "/" + name }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
}
