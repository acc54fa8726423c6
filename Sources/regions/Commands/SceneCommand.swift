import CommandLineArguments
import DeviceCatalog
import RegionModel
import SnapshotDrawing

extension Command {
    /// Shows what a layout must respect on a device.
    static let scene = Command(
        "scene", summary: "Show a window of a device: its size, safe area, hinge and reserved regions.",
        operands: .one(
            "DEVICE", help: "One of those that 'regions devices' lists.", suggestions: SharedOptions.deviceNames),
        options: [
            SharedOptions.pose, SharedOptions.window, SharedOptions.direction, SharedOptions.queries,
            SceneOptions.hingeAngle, SceneOptions.format, SharedOptions.deviceFile, SharedOptions.output,
        ]
    ) { arguments throws(InputError) in
        let device = try arguments.catalog().device(named: arguments.operands[0])
        let scene = try arguments.turned(arguments.scene(on: device), on: device)
        switch arguments[SceneOptions.format] ?? .text {
        case .text: try arguments.deliver(SceneText.text(of: scene, on: device))
        case .json:
            var writer = JSONWriter(indented: true)
            scene.write(to: &writer)
            try arguments.deliver(writer.text + "\n")
        case .svg:
            let picture = SnapshotPicture(
                LayoutSnapshot(scene: scene), options: PictureOptions(namesRegions: true),
                measurer: try PangoTextMeasurer())
            try arguments.deliver(picture.svg())
        }
        return .success
    }
}

private enum SceneOptions {
    static let hingeAngle = Option.number(
        "hinge-angle", placeholder: "DEGREES", help: "Turn the hinge; as far as the pose has it if left out.")
    static let format = Option<SceneFormat>.choice(
        "format", help: "For people, for programs, or a picture; text if left out.")
}

extension ParsedArguments {
    /// A scene after its hinge was turned to where `--hinge-angle` says.
    fileprivate func turned(_ scene: WindowScene, on device: DeviceProfile) throws(InputError) -> WindowScene {
        guard let degrees = self[SceneOptions.hingeAngle] else { return scene }
        guard degrees <= 360 else {
            throw InputError(found: "--hinge-angle \(JSONWriter.format(degrees))", expected: "degrees from 0 to 360")
        }
        guard let turned = device.scene(scene, turningHingeTo: .degrees(degrees)) else {
            throw InputError(
                found: "--hinge-angle for \(scene.name)", expected: "a pose with a hinge, of a device with a hinge rule"
            )
        }
        return turned
    }
}

/// How a scene is shown.
private enum SceneFormat: String, CaseIterable {
    case text, json, svg
}

/// A scene for people.
private enum SceneText {
    static func text(of scene: WindowScene, on device: DeviceProfile) -> String {
        let number = { (value: Double) in JSONWriter.format(value, places: 3) }
        let area = scene.safeArea
        let facts: [[String]?] = [
            ["window", "\(scene.size.inWords) pt at \(number(scene.scale))×"],
            [
                "safe area",
                "top \(number(area.top)), left \(number(area.left)), bottom \(number(area.bottom)), "
                    + "right \(number(area.right))",
            ],
            scene.horizontalSizeClass.map { wide in
                ["size classes", "\(wide.rawValue) × \(scene.verticalSizeClass?.rawValue ?? "unknown")"]
            },
            ["direction", scene.layoutDirection.inWords],
            scene.hinge.map { ["hinge", "\($0.status), \(number($0.angle.degrees))°"] },
            scene.verticalBar.map { bar in
                let frame = bar.frame(in: scene.size)
                return [
                    "vertical bar",
                    "\(bar.edge), \(number(frame.width)) wide, y \(number(frame.minY)) to \(number(frame.maxY))",
                ]
            },
            ["queries", "as \(scene.regionQueries.rawValue)"],
        ]
        let title = "\(scene.name.description) (\(device.title))"
        let table = TextTable.lines(facts.compactMap(\.self)).map { "  \($0)" }
        return ([title] + table + [""] + regions(of: scene)).map { $0 + "\n" }.joined()
    }

    private static func regions(of scene: WindowScene) -> [String] {
        guard !scene.regions.isEmpty else { return ["  no reserved regions"] }
        let number = { (value: Double) in JSONWriter.format(value) }
        let rows = scene.regions.map { region in
            let (frame, margins) = (region.frame, region.margins)
            let sides = [
                ("top", margins.top), ("left", margins.left), ("bottom", margins.bottom), ("right", margins.right),
            ].filter { $0.1 > 0 }.map { "\($0.0) \(number($0.1))" }
            return [
                region.name, region.kind.description, region.isActive ? "active" : "inactive", number(frame.minX),
                number(frame.minY), number(frame.width), number(frame.height),
                sides.isEmpty ? "none" : sides.joined(separator: ", "),
            ]
        }
        return TextTable.lines([["region", "kind", "state", "x", "y", "width", "height", "margins"]] + rows)
            .map { "  \($0)" }
    }
}
