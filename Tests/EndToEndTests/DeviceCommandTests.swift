import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@Suite("regions devices, regions scene")
struct DeviceCommandTests {
    @Test("Every window that is listed can be shown, in both directions, and reads back as a scene")
    func everyWindow() throws {
        let list = JSONField(try JSONValue(parsing: Data(try Tool.run(["devices", "--format", "json"]).output.utf8)))
        var count = 0
        for device in try list.items() {
            let name = try device.required("name").string()
            // A pose of each device is run; that all of them hold is the catalogue's own test.
            for pose in try device.required("poses").items().prefix(1) {
                for direction in ["ltr", "rtl"] {
                    let outcome = try Tool.run([
                        "scene", name, "--pose", try pose.required("name").string(), "--direction", direction,
                        "--format", "json",
                    ])
                    #expect(outcome.status == 0 && outcome.errors == "")
                    let scene = try WindowScene(json: JSONField(JSONValue(parsing: Data(outcome.output.utf8))))
                    #expect(scene.size == (try pose.required("window").size()))
                    #expect(scene.layoutDirection == (direction == "rtl" ? .rightToLeft : .leftToRight))
                    count += 1
                }
            }
        }
        #expect(count >= 10)
    }

    @Test("A scene has the promised keys and the measured numbers")
    func json() throws {
        let outcome = try Tool.run([
            "scene", "iphone-duo", "--pose", "book", "--window", "split-left", "--queries", "documented", "--format",
            "json",
        ])
        let scene = JSONField(try JSONValue(parsing: Data(outcome.output.utf8)))
        #expect(try scene.required("window").size() == CGSize(width: 469, height: 669))
        #expect(try scene.required("scale").number() == 3)
        #expect(try scene.required("safeArea").keys() == ["bottom", "left", "right", "top"])
        #expect(try scene.required("regionQueries").string() == "documented")
        let fold = try #require(try scene.required("regions").items().first)
        #expect(try fold.keys() == ["frame", "isActive", "kind", "margins", "name"])
        #expect(try fold.required("frame").rect() == CGRect(x: 455.5, y: 0, width: 13.5, height: 669))
    }

    @Test("Every measured pose comes out with its exact window, safe area and regions")
    func measured() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appendingPathComponent("Measured/iphone-duo.json").path
        let poses = try JSONField(JSONValue(file: file)).required("poses").items()
        #expect(poses.count == 7)
        for pose in poses {
            let name = try pose.required("pose").string()
            let outcome = try Tool.run(["scene", "iphone-duo", "--pose", name, "--format", "json"])
            let scene = JSONField(try JSONValue(parsing: Data(outcome.output.utf8)))
            #expect(try scene.required("window").size() == pose.required("window").size(), "\(name)")
            #expect(try scene.required("safeArea").insets() == pose.required("safeArea").insets(), "\(name)")
            #expect(try scene.required("sizeClass").value == pose.required("sizeClass").value, "\(name)")
            #expect(try regions(of: scene) == regions(of: pose), "\(name)")
        }
    }

    private func regions(of json: JSONField) throws -> [SceneRegion] {
        try json.required("regions").items().map { region in
            SceneRegion(
                name: try region.required("name").string(),
                kind: try region.required("kind").choice(["division": .division, "occlusion": .occlusion]),
                frame: try region.required("frame").rect(),
                margins: try region.optional("margins")?.insets() ?? .zero,
                isActive: try region.required("isActive").bool())
        }
    }

    @Test("A scene for people")
    func text() throws {
        let outcome = try Tool.run(["scene", "iphone-duo", "--pose", "book", "--direction", "rtl"])
        #expect(
            outcome.output == """
                iphone-duo book (iPhone Duo)
                  window        951 × 669 pt at 3×
                  safe area     top 0, left 0, bottom 34, right 84
                  size classes  regular × regular
                  direction     right to left
                  hinge         partiallyOpen, 128°
                  vertical bar  right, 84 wide, y 120 to 669
                  queries       as observed

                  region        kind       state     x       y   width  height  margins
                  fold          division   active    455.5   0   40     669     left 20, right 20
                  inner-camera  occlusion  inactive  677.33  21  58     37      none
                  status        occlusion  active    867     0   84     120     none

                """)
    }

    @Test("The hinge can be turned, and the fold follows its status")
    func hingeAngle() throws {
        for (pose, angle, status, state) in [
            ("flat-landscape", "150", "partiallyOpen, 150°", "active"),
            ("flat-landscape", "82", "closed, 82°", "inactive"), ("book", "180", "fullyOpen, 180°", "inactive"),
        ] {
            let outcome = try Tool.run(["scene", "iphone-duo", "--pose", pose, "--hinge-angle", angle])
            #expect(outcome.output.contains("hinge         \(status)\n"), "\(outcome.output)\(outcome.errors)")
            #expect(outcome.output.firstMatch(of: try Regex("fold +division +\(state) ")) != nil)
        }
    }

    @Test(
        "A hinge that cannot be turned so is told",
        arguments: [
            (
                ["iphone-duo", "--pose", "book", "--hinge-angle", "361"],
                "found --hinge-angle 361, expected degrees from 0 to 360"
            ),
            (
                ["surface-duo", "--pose", "spanned-landscape", "--hinge-angle", "90"],
                "found --hinge-angle for surface-duo spanned-landscape, expected a pose with a hinge, of a device with a hinge rule"
            ),
        ])
    func wrongAngle(arguments: [String], sentence: String) throws {
        let outcome = try Tool.run(["scene"] + arguments)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.errors == "regions: \(sentence)\n")
    }

    @Test("A scene as a picture, with the names of its regions", arguments: ["ltr", "rtl"])
    func picture(direction: String) throws {
        let outcome = try Tool.run([
            "scene", "iphone-duo", "--pose", "book", "--direction", direction, "--format", "svg",
        ])
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(try Golden.difference(of: outcome.output, from: "scene-\(direction).svg") == nil)
    }

    @Test("A device of one's own is listed and shown")
    func ownDevice() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            {"name":"slab","title":"Slab","scale":2,"source":"me","sources":{"me":{"where":"here","confidence":"assumed"}},
             "poses":[{"name":"upright","window":[300,500],"sizeClass":["compact","regular"]}]}
            """, to: "slab.json")
        let list = try Tool.run(["devices", "--device-file", "slab.json"], in: scratch.url)
        #expect(list.output.hasSuffix("\nslab  Slab\n  upright  300 × 500\n"), "\(list.errors)")
        let scene = try Tool.run(
            ["scene", "slab", "--pose", "upright", "--device-file", "slab.json"], in: scratch.url)
        #expect(scene.output.contains("300 × 500 pt at 2×") && scene.output.contains("no reserved regions"))
    }

    @Test(
        "Names that are not known are told with the nearest",
        arguments: [
            (
                ["scene", "iphone-dou", "--pose", "book"],
                #"found the unknown device "iphone-dou", expected "iphone-duo""#
            ),
            (
                ["scene", "iphone-duo", "--pose", "bok"],
                #"found the unknown pose "bok" of iphone-duo, expected "book""#
            ),
            (["scene", "iphone-17-pro"], "found no --pose, expected one of portrait, landscape-left, landscape-right"),
        ])
    func names(arguments: [String], sentence: String) throws {
        let outcome = try Tool.run(arguments)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.errors == "regions: \(sentence)\n")
    }

    @Test("Help is there for every command")
    func help() throws {
        for arguments in [
            ["--help"], ["devices", "--help"], ["scene", "-h"], ["layout", "-h"], ["check", "--help"],
        ] {
            let outcome = try Tool.run(arguments)
            #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.contains("Usage: regions"))
            #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }

    @Test("A reader that leaves early ends the tool quietly")
    func brokenPipe() throws {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: Tool.path)
        process.arguments = ["devices"]
        process.standardOutput = output
        process.standardError = errors
        try output.fileHandleForReading.close()
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        try errors.fileHandleForWriting.close()
        #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
    }
}
