import Foundation
import TestSupport
import Testing

/// Source that says `import SwiftUI` and is not touched.
@Suite("Source by module alias")
struct ModuleAliasTests {
    /// The page that tells people how.
    private static let page = Places.package.appendingPathComponent("docs/moving-from-swiftui.md")

    private static let folder = Places.package.appendingPathComponent("Tests/EndToEndTests/SwiftUISources")

    static let sources = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []

    /// Where the modules are that this build made.
    private static var modules: String { Places.program("Modules") }

    private func check(_ file: String, mode: String, in folder: URL? = nil, _ more: [String] = []) throws -> Outcome {
        try Outcome(
            of: "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-parse-as-library", "-swift-version", mode, "-module-alias",
                "SwiftUI=ReservedRegions", "-I", Self.modules, "-load-plugin-executable",
                Places.program("ReservedRegionsMacros-tool") + "#ReservedRegionsMacros",
            ] + more + [file], in: folder)
    }

    @Test("There are sources to check")
    func thereAreSources() { #expect(Self.sources.count >= 12) }

    @Test("Source as people write it compiles", arguments: sources)
    func compiles(source: String) throws {
        let outcome = try check(Self.folder.appendingPathComponent(source).path, mode: "6")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test("A name that is not there is an error: the check above can fail")
    func unknownName() throws {
        let scratch = try Scratch()
        let file = try scratch.write("import SwiftUI\nlet view = SwiftUI.NoSuchView()\n", to: "Wrong.swift")
        let outcome = try check(file, mode: "6")
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("NoSuchView"))
    }

    @Test(
        "An entry that cannot be one is an error at its place that says what to do",
        arguments: [
            (
                "extension EnvironmentValues { @Entry var width: Int }",
                "1:47: error: @Entry needs a default value; write 'var width = …'"
            ),
            (
                "struct Card { @Entry var width = 1 }",
                "1:31: error: @Entry stands in an extension of EnvironmentValues, Transaction or FocusedValues; "
                    + "move the variable there"
            ),
            (
                "extension FocusedValues { @Entry var width: Int }",
                "1:43: error: @Entry of FocusedValues needs an optional type; write 'var width: …?'"
            ),
            (
                "extension EnvironmentValues { @Entry let width = 1 }",
                "1:47: error: @Entry found no variable; write it before a 'var'"
            ),
        ])
    func wrongEntry(source: String, sentence: String) throws {
        let scratch = try Scratch()
        let file = try scratch.write("import SwiftUI; " + source + "\n", to: "Wrong.swift")
        let outcome = try check(file, mode: "6")
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("Wrong.swift:" + sentence))
    }

    @Test("The page's flag lets source ask for any of Apple's systems")
    func anyAppleOS() throws {
        let scratch = try Scratch()
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let flags = ["-enable-experimental-feature", "AnyAppleOSAvailability"]
        try #require(page.contains("swiftc " + flags.joined(separator: " ")))
        let source = """
            import SwiftUI
            @available(anyAppleOS 27.1, *) struct Newer: View { var body: some View { Text("Hello") } }
            struct Either: View {
                var body: some View { if #available(anyAppleOS 27.1, *) { Newer() } else { Text("Older") } }
            }
            """
        let file = try scratch.write(source, to: "Source.swift")
        let outcome = try check(file, mode: "6", flags)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test("A second module by one line, as the page shows it, stands for SwiftUICore")
    func swiftUICore() throws {
        let scratch = try Scratch()
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let line = "@_exported import ReservedRegions"
        try #require(page.contains(line))
        let bridge = try scratch.write(line + "\n", to: "ReservedRegionsCore.swift")
        let module = try Outcome(
            of: "/usr/bin/env",
            [
                "swiftc", "-emit-module", "-parse-as-library", "-module-name", "ReservedRegionsCore",
                "-user-module-version", "8.0.85.27", "-I", Self.modules, bridge,
            ], in: scratch.url)
        #expect(module.status == 0, "\(module.errors)")
        let source = """
            import SwiftUICore
            #if canImport(SwiftUICore, _version: 8.0.85)
                struct Newer: View { var body: some View { SwiftUICore.Text("Hello") } }
            #endif
            #if canImport(SwiftUICore, _version: 8.0.86)
                struct Newest {}
            #endif
            let type = Newer.self
            """
        let file = try scratch.write(source, to: "Source.swift")
        let flags = ["-module-alias", "SwiftUICore=ReservedRegionsCore", "-I", scratch.url.path]
        let known = try check(file, mode: "6", flags)
        #expect(known.status == 0, "\(known.errors)")
        let unknown = try scratch.write(source + "\nlet other = Newest.self\n", to: "Newest.swift")
        #expect(try check(unknown, mode: "6", flags).status != 0)
    }
}
