// swift-tools-version: 6.2
import PackageDescription

// Apart from the package that it tries, so that nobody who uses that one sees it. 'make fuzz' builds and runs it.
let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "ReservedRegions", path: "..")],
    targets: [
        .systemLibrary(name: "CFuzzer"),
        .executableTarget(
            name: "DumpFuzzer",
            dependencies: [
                "CFuzzer", .product(name: "RegionAudit", package: "ReservedRegions"),
                .product(name: "DeviceCatalog", package: "ReservedRegions"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
