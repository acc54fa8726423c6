import Foundation
import TestSupport
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
        let scratch = try Scratch()
        try scratch.write(
            Self.manifest.replacingOccurrences(of: "REPOSITORY", with: Places.package.path), to: "Package.swift")
        try scratch.write(Self.program, to: "Sources/Plain/Plain.swift")

        // Without its search path pkg-config knows no library, as on a machine that has none.
        let built = try Outcome(
            of: "/usr/bin/env", ["swift", "build"], in: scratch.url, environment: ["PKG_CONFIG_LIBDIR": "/nonexistent"])
        #expect(built.status == 0, "\(built.output)\(built.errors)")
        let compiled = try FileManager.default.subpathsOfDirectory(
            atPath: scratch.url.appendingPathComponent(".build/debug").resolvingSymlinksInPath().path)
        #expect(
            compiled.filter { $0.hasSuffix(".o") && ($0.contains("SnapshotDrawing") || $0.contains("Pango")) } == [])
        let ran = try Outcome(of: scratch.url.appendingPathComponent(".build/debug/Plain").path, [])
        #expect(ran.output == "HStack Text Button Text\n")
    }
}
