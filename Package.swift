// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "ReservedRegions",
    products: [
        .library(name: "RegionGeometry", targets: ["RegionGeometry"]),
        .library(name: "ReservedRegions", targets: ["ReservedRegions"]),
        .library(name: "LayoutDocuments", targets: ["LayoutDocuments"]),
        .library(name: "DeviceCatalog", targets: ["DeviceCatalog"]),
        .library(name: "RegionConversion", targets: ["RegionConversion"]),
        .library(name: "RegionAudit", targets: ["RegionAudit"]),
        .library(name: "SnapshotDrawing", targets: ["SnapshotDrawing"]),
        .library(name: "RegionGallery", targets: ["RegionGallery"]),
        .library(name: "RegionTesting", targets: ["RegionTesting"]),
        .executable(name: "regions", targets: ["regions"]),
    ],
    targets: [
        .target(name: "RegionGeometry"),
        .target(name: "RegionModel", dependencies: ["RegionGeometry"]),
        .macro(name: "ReservedRegionsMacros"),
        .target(name: "ReservedRegions", dependencies: ["RegionModel", "ReservedRegionsMacros"]),
        .target(name: "LayoutDocuments", dependencies: ["ReservedRegions"]),
        .target(name: "DeviceCatalog", dependencies: ["RegionModel"], resources: [.copy("Devices")]),
        .target(name: "RegionConversion", dependencies: ["RegionModel"]),
        .target(name: "RegionAudit", dependencies: ["RegionModel"]),
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "SnapshotDrawing", dependencies: ["RegionModel", "CPangoCairo"]),
        .target(name: "CommandLineArguments", dependencies: ["RegionModel"]),
        .target(
            name: "RegionGallery",
            dependencies: [
                "ReservedRegions", "DeviceCatalog", "RegionAudit", "SnapshotDrawing", "CommandLineArguments",
            ],
            resources: [.copy("Page")]),
        .target(
            name: "RegionTesting", dependencies: ["ReservedRegions", "DeviceCatalog", "RegionAudit", "SnapshotDrawing"]),
        .executableTarget(
            name: "regions",
            dependencies: [
                "LayoutDocuments", "DeviceCatalog", "RegionConversion", "RegionAudit", "SnapshotDrawing",
                "CommandLineArguments",
            ]),
        .executableTarget(
            name: "LayoutBenchmarks", dependencies: ["ReservedRegions", "DeviceCatalog", "RegionAudit"],
            path: "Benchmarks/LayoutBenchmarks"),
        .executableTarget(
            name: "SpaceBenchmarks", dependencies: ["RegionGeometry"], path: "Benchmarks/SpaceBenchmarks"),
        .executableTarget(
            name: "TextBenchmarks", dependencies: ["SnapshotDrawing", "CPangoCairo"], path: "Benchmarks/TextBenchmarks"),
        .executableTarget(name: "ExampleGallery", dependencies: ["RegionGallery"], path: "Examples/ExampleGallery"),

        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "RegionGeometryTests", dependencies: ["TestSupport", "RegionGeometry"]),
        .testTarget(name: "RegionModelTests", dependencies: ["TestSupport", "RegionModel"]),
        .testTarget(name: "ReservedRegionsTests", dependencies: ["TestSupport", "ReservedRegions", "DeviceCatalog"]),
        .testTarget(name: "LayoutDocumentsTests", dependencies: ["LayoutDocuments"], exclude: ["Cases"]),
        .testTarget(name: "DeviceCatalogTests", dependencies: ["TestSupport", "DeviceCatalog"]),
        .testTarget(
            name: "RegionConversionTests", dependencies: ["TestSupport", "RegionConversion", "DeviceCatalog"],
            exclude: ["Golden"]),
        .testTarget(
            name: "RegionAuditTests", dependencies: ["TestSupport", "RegionAudit", "DeviceCatalog"],
            exclude: ["Cases", "Dumps", "Golden", "Schemas"]),
        .testTarget(
            name: "SnapshotDrawingTests",
            dependencies: ["TestSupport", "SnapshotDrawing", "ReservedRegions", "DeviceCatalog"],
            exclude: ["Golden"]),
        .testTarget(name: "CommandLineArgumentsTests", dependencies: ["CommandLineArguments"]),
        .testTarget(
            name: "RegionGalleryTests", dependencies: ["TestSupport", "RegionGallery", "ExampleGallery"],
            exclude: ["Browser", "Devices", "Golden"]),
        .testTarget(name: "RegionTestingTests", dependencies: ["TestSupport", "RegionTesting"]),
        .testTarget(
            name: "EndToEndTests", dependencies: ["TestSupport", "RegionModel", "ReservedRegions", "regions"],
            exclude: ["Golden", "SwiftUISources"]),
    ],
    swiftLanguageModes: [.v6]
)
