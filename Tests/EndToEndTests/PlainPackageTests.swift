import Foundation
import Testing

/// A package that depends on nothing but the views.
@Suite("A package of one's own")
struct PlainPackageTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Plain",
            dependencies: [.package(name: "ReservedRegions", path: "REPOSITORY")],
            targets: [
                .executableTarget(
                    name: "Plain", dependencies: [.product(name: "ReservedRegions", package: "ReservedRegions")])
            ]
        )
        """

    private static let program = """
        import ReservedRegions

        @main struct Plain {
            @MainActor static func main() {
                let scene = WindowScene(size: .init(width: 300, height: 200))
                let snapshot = ViewHost(scene: scene) {
                    HStack {
                        Text("Hello")
                        Spacer()
                        Button("Go") {}
                    }
                }.snapshot()
                print(snapshot.elements.map(\\.id).joined(separator: " "))
            }
        }
        """

    @Test("It builds and runs where no system library is installed")
    func noSystemLibrary() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plain-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appendingPathComponent("Sources/Plain")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        try Self.manifest.replacingOccurrences(of: "REPOSITORY", with: repository.path)
            .write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        try Self.program.write(to: sources.appendingPathComponent("Plain.swift"), atomically: true, encoding: .utf8)

        // Without its search path pkg-config knows no library, as on a machine that has none.
        let built = try run(
            ["swift", "build", "--package-path", folder.path], hiding: ["PKG_CONFIG_LIBDIR": "/nonexistent"])
        #expect(built.status == 0, "\(built.output)")
        let compiled = try FileManager.default.subpathsOfDirectory(
            atPath: folder.appendingPathComponent(".build/debug").resolvingSymlinksInPath().path)
        #expect(
            compiled.filter { $0.hasSuffix(".o") && ($0.contains("SnapshotDrawing") || $0.contains("Pango")) } == [])
        let ran = try run([folder.appendingPathComponent(".build/debug/Plain").path], hiding: [:])
        #expect(ran.output == "HStack Text Button Text\n")
    }

    private func run(_ words: [String], hiding: [String: String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(hiding) { $1 }
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
